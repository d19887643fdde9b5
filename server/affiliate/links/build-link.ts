import type { Network, RULE_STATES } from '#contract/affiliate.ts';
import { LIMITS } from '#contract/limits.ts';
import { isAmazonsOwn } from '#contract/shops/amazon.ts';
import type { AffiliateCredentials } from '../../config/affiliate.ts';
import { EBAY_MARKETPLACES, NETWORK_FACTS } from '../networks.ts';

/** How a template begins that leads to the shop itself. */
const OWN_ADDRESS = '{url}';

/** The network through which links to a shop are built. */
export interface AffiliateRule {
  /** Also covers the hosts below it. */
  domain: string;
  network: Network;
  /** Null: the network's default. */
  template: string | null;
  merchantId: string | null;
  extraId: string | null;
  isEnabled: boolean;
}

export type RuleState = (typeof RULE_STATES)[number];

/** Whether links are built by this rule, and what is missing if not. */
export function ruleStateOf(rule: AffiliateRule, credentials: AffiliateCredentials): RuleState {
  const template = templateOf(rule);
  if (!rule.isEnabled) return 'OFF';
  if (isAmazonsOwn(rule.domain) && !template.startsWith(OWN_ADDRESS)) return 'NO_REDIRECT';
  if (publisherId(rule, credentials) === undefined) return 'NO_CREDENTIAL';
  if (template.includes('{merchant_id}') && !rule.merchantId) return 'NO_MERCHANT_ID';
  if (template.includes('{extra_id}') && !rule.extraId) return 'NO_EXTRA_ID';
  if (/\{(mkrid|siteid)\}/.test(template) && !EBAY_MARKETPLACES[rule.domain]) return 'NO_MARKETPLACE';
  return 'WORKS';
}

/**
 * The link the service earns from.
 * @param link the shop's own address, as `cleanLink` makes it
 * @param reference of one click; it identifies nobody
 * @returns null where the plain link is better: the rule does not work, or the link would be too long
 */
export function buildLink(
  link: string,
  rule: AffiliateRule,
  credentials: AffiliateCredentials,
  reference: string,
): string | null {
  const address = URL.parse(link);
  if (!address || ruleStateOf(rule, credentials) !== 'WORKS') return null;
  const template = templateOf(rule);
  // Networks read the page's address up to the fragment; if parameters are appended to the shop's own address, the
  // fragment comes last.
  const isOwnAddress = template.startsWith(OWN_ADDRESS);
  const fragment = isOwnAddress ? address.hash : '';
  if (isOwnAddress) address.hash = '';
  const values: Record<string, string | null | undefined> = {
    url: address.href,
    url_enc: encodeURIComponent(address.href),
    sep: address.search === '' ? '?' : '&',
    publisher_id: idInLink(publisherId(rule, credentials)),
    merchant_id: idInLink(rule.merchantId),
    extra_id: idInLink(rule.extraId),
    ref: reference,
    ...EBAY_MARKETPLACES[rule.domain],
  };
  const built = template.replaceAll(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '') + fragment;
  return built.length <= LIMITS.link && URL.canParse(built) ? built : null;
}

/** Networks write their ids with `*` and `/`; what a query would misread is encoded. */
function idInLink(id: string | null | undefined): string {
  return encodeURIComponent(id ?? '').replaceAll('%2F', '/');
}

function templateOf({ template, network }: AffiliateRule): string {
  return template ?? NETWORK_FACTS[network].template;
}

function publisherId({ network, domain }: AffiliateRule, credentials: AffiliateCredentials): string | undefined {
  return network === 'amazon' ? credentials.amazonTags[domain] : credentials.publisherIds[network];
}
