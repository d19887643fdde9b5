import type * as z from 'zod';
import type { affiliateRuleCreate } from '#contract/affiliate.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Context } from '../../context.ts';
import { findShop } from '../../shops/find-shop.ts';
import { cleanLink } from '../addresses/clean-link.ts';
import { domainsOf } from '../rules/domains.ts';
import { findRule } from '../rules/queries.ts';
import { hostOf, newReference } from './affiliate-links.ts';
import { type AffiliateRule, buildLink, ruleStateOf } from './build-link.ts';

type Tried = z.input<Endpoints['POST /affiliate/try']['response']>;

/** What a link becomes now, or under a rule being written, and why. */
export async function tryLink(
  { config, database }: Context,
  pasted: string,
  draft: z.output<typeof affiliateRuleCreate> | null,
): Promise<Tried> {
  const link = cleanLink(pasted);
  const host = hostOf(link);
  const rule = draft ? ruleFrom(draft, host) : await findRule(database, host);
  const shop = findShop(host);
  const built = rule && buildLink(link, rule, config.affiliate, newReference());
  const state = rule ? ruleStateOf(rule, config.affiliate) : 'NO_RULE';
  return {
    link,
    affiliate_link: built ?? link,
    shop: shop?.name ?? null,
    known_shop: shop !== null,
    domain: rule?.domain ?? null,
    state: state === 'WORKS' && built === null ? 'NO_LINK' : state,
  };
}

function ruleFrom(draft: z.output<typeof affiliateRuleCreate>, host: string): AffiliateRule | null {
  if (!domainsOf(host).includes(draft.domain)) return null;
  const { domain, network, template, merchant_id: merchantId, extra_id: extraId, is_enabled: isEnabled } = draft;
  return { domain, network, template, merchantId, extraId, isEnabled };
}
