import { randomBytes } from 'node:crypto';
import { CLICK_REFERENCE } from '#contract/click-reference.ts';
import type { Context } from '../../context.ts';
import { findShop } from '../../shops/find-shop.ts';
import { cleanLink } from '../addresses/clean-link.ts';
import { domainsOf } from '../rules/domains.ts';
import { findKeptRulesOf } from '../rules/kept-rules.ts';
import { findRule, findRulesOf, type RuleRow } from '../rules/queries.ts';
import { buildLink } from './build-link.ts';

/** A shop's page, as it is kept: its own address, and what to open instead, null where there is nothing to earn. */
export interface ShopLink {
  link: string | null;
  affiliateLink: string | null;
}

/** What is kept of a link that somebody pasted; the reference in it is put in at the click. */
export async function keptShopLink(
  { config, database }: Pick<Context, 'config' | 'database'>,
  pasted: string | null,
): Promise<ShopLink> {
  if (pasted === null) return { link: null, affiliateLink: null };
  const link = cleanLink(pasted);
  const rule = await findRule(database, hostOf(link));
  return { link, affiliateLink: rule && buildLink(link, rule, config.affiliate, CLICK_REFERENCE) };
}

/** The same for many, in their order, with one look at the rules. */
export async function keptShopLinks({ config, database }: Pick<Context, 'config' | 'database'>, pasted: string[]) {
  const links = pasted.map(cleanLink);
  const rules = await findRulesOf(database, links.map(hostOf));
  return links.map((link) => ({ link, affiliateLink: linkBy(rules, link, config) }));
}

/**
 * What to open instead of links that are the shops' own already. For what strangers list by the page: the rules are
 * those of the last few seconds.
 */
export async function affiliateLinksOf({ config, database }: Pick<Context, 'config' | 'database'>, links: string[]) {
  const rules = await findKeptRulesOf(database, links.map(hostOf));
  return links.map((link) => linkBy(rules, link, config));
}

/** By the rule of the nearest domain which has one. */
function linkBy(rules: Map<string, RuleRow>, link: string, { affiliate }: Context['config']): string | null {
  const rule = domainsOf(hostOf(link)).flatMap((domain) => rules.get(domain) ?? [])[0];
  return rule ? buildLink(link, rule, affiliate, CLICK_REFERENCE) : null;
}

/**
 * A link for one click: what was pasted as the shop's own address, and what to open; the same where nothing is earned.
 */
export async function clickLink({ config, database }: Pick<Context, 'config' | 'database'>, pasted: string) {
  const link = cleanLink(pasted);
  const rule = await findRule(database, hostOf(link));
  const shop = findShop(hostOf(link));
  const affiliate_link = (rule && buildLink(link, rule, config.affiliate, newReference())) ?? link;
  return { link, affiliate_link, shop: shop?.name ?? null, known_shop: shop !== null };
}

/** Of one click and nobody: drawn, kept nowhere. */
export function newReference(): string {
  return randomBytes(10).toString('hex');
}

export function hostOf(link: string): string {
  return URL.parse(link)?.hostname.replace(/\.$/, '') ?? '';
}
