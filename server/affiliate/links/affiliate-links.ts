import { randomBytes } from 'node:crypto';
import { CLICK_REFERENCE } from '#contract/shops/click-reference.ts';
import type { Context } from '../../context.ts';
import { findShop } from '../../shops/find-shop.ts';
import { cleanLink } from '../addresses/clean-link.ts';
import { domainsOf } from '../rules/domains.ts';
import { findKeptRulesOf } from '../rules/kept-rules.ts';
import { findRule, findRulesOf, type RuleRow } from '../rules/queries.ts';
import { buildLink } from './build-link.ts';

/** A shop's page as stored: its own address, and what to open instead, or null where there is nothing to earn. */
export interface StoredShopLink {
  link: string | null;
  affiliateLink: string | null;
}

/** What is stored for a pasted link; the click reference is filled in at the click. */
export async function storedShopLink(
  { config, database }: Pick<Context, 'config' | 'database'>,
  pasted: string | null,
): Promise<StoredShopLink> {
  if (pasted === null) return { link: null, affiliateLink: null };
  const link = cleanLink(pasted);
  const rule = await findRule(database, hostOf(link));
  return { link, affiliateLink: rule && buildLink(link, rule, config.affiliate, CLICK_REFERENCE) };
}

/** Like `storedShopLink`, for many links, in order; the rules are read once. */
export async function storedShopLinks({ config, database }: Pick<Context, 'config' | 'database'>, pasted: string[]) {
  const links = pasted.map(cleanLink);
  const rules = await findRulesOf(database, links.map(hostOf));
  return links.map((link) => ({ link, affiliateLink: linkBy(rules, link, config) }));
}

/**
 * What to open instead of links already known to be the shop's own. For long lists shown to strangers: the rules may
 * be a few seconds old.
 */
export async function affiliateLinksOf({ config, database }: Pick<Context, 'config' | 'database'>, links: string[]) {
  const rules = await findKeptRulesOf(database, links.map(hostOf));
  return links.map((link) => linkBy(rules, link, config));
}

/** Uses the rule of the nearest domain that has one, as `findRule` does. */
function linkBy(rules: Map<string, RuleRow>, link: string, { affiliate }: Context['config']): string | null {
  const rule = domainsOf(hostOf(link)).flatMap((domain) => rules.get(domain) ?? [])[0];
  return rule ? buildLink(link, rule, affiliate, CLICK_REFERENCE) : null;
}

/**
 * A link for one click: the pasted link as the shop's own address, and what to open; both the same where nothing is
 * earned.
 */
export async function clickLink({ config, database }: Pick<Context, 'config' | 'database'>, pasted: string) {
  const link = cleanLink(pasted);
  const rule = await findRule(database, hostOf(link));
  const shop = findShop(hostOf(link));
  const affiliate_link = (rule && buildLink(link, rule, config.affiliate, newReference())) ?? link;
  return { link, affiliate_link, shop: shop?.name ?? null, known_shop: shop !== null };
}

/** Identifies one click and nobody: random, stored nowhere. */
export function newReference(): string {
  return randomBytes(10).toString('hex');
}

export function hostOf(link: string): string {
  return URL.parse(link)?.hostname.replace(/\.$/, '') ?? '';
}
