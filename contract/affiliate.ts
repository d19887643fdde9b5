import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInPath } from './entities.ts';
import { paging } from './paging.ts';
import { line, moment, orNull, requiredLine, webAddress } from './texts.ts';

/** The affiliate networks we can build links for: server/affiliate/networks.ts. */
export const NETWORKS = [
  'amazon',
  'awin',
  'tradedoubler',
  'cj',
  'rakuten',
  'effinity',
  'kwanko',
  'timeone',
  'webgains',
  'tradetracker',
  'adcell',
  'bol',
  'ebay',
  'sovrn',
] as const;

export type Network = (typeof NETWORKS)[number];

/** The placeholders a template may hold: the shop page's address (plain or encoded), the ids, the click reference. */
const PLACEHOLDERS = ['url', 'url_enc', 'sep', 'publisher_id', 'merchant_id', 'extra_id', 'mkrid', 'siteid', 'ref'];

/** Must lead over https to a fixed host or to the shop's own page, and may contain only placeholders we know. */
export function isTemplate(text: string): boolean {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const rest = text.replaceAll(/\{[^{}]*\}/g, '');
  const begins = text.startsWith('{url}') || /^https:\/\/[a-z\d.-]+\.[a-z]{2,}[/?]/.test(text);
  const leadsThere = names.includes('url') || names.includes('url_enc');
  return begins && leadsThere && names.every((name) => PLACEHOLDERS.includes(name)) && !/[{}\s"<>\\^`]/.test(rest);
}

const LONGEST = { domain: 253, template: 500, id: 100 };

const affiliateId = orNull(line(LONGEST.id).refine((text) => /^[\w.*+~-]*$/.test(text), 'INVALID_VALUE'));

const ruleFields = {
  domain: requiredLine(LONGEST.domain)
    .overwrite((text) => text.toLowerCase().replace(/^www\./, ''))
    .refine((text) => /^(?:[a-z\d][a-z\d-]{0,62}\.)+[a-z\d-]{2,63}$/.test(text), 'INVALID_DOMAIN'),
  network: z.enum(NETWORKS),
  template: orNull(line(LONGEST.template).refine((text) => text === '' || isTemplate(text), 'INVALID_TEMPLATE')),
  merchant_id: affiliateId,
  extra_id: affiliateId,
  is_enabled: z.boolean(),
};

export const affiliateRuleCreate = z
  .object({
    ...ruleFields,
    template: ruleFields.template.default(null),
    merchant_id: ruleFields.merchant_id.default(null),
    extra_id: ruleFields.extra_id.default(null),
    is_enabled: ruleFields.is_enabled.default(true),
  })
  .meta({ id: 'AffiliateRuleCreate' });

const affiliateRuleUpdate = z.object(ruleFields).partial().meta({ id: 'AffiliateRuleUpdate' });

/** Why a rule's links are what they are. Anything but WORKS leaves the plain link. */
export const RULE_STATES = [
  'WORKS',
  'OFF',
  'NO_CREDENTIAL',
  'NO_MERCHANT_ID',
  'NO_EXTRA_ID',
  'NO_MARKETPLACE',
  'NO_REDIRECT',
] as const;

const affiliateRule = z
  .object({
    id,
    domain: z.string(),
    network: z.enum(NETWORKS),
    template: z.string().nullable(),
    merchant_id: z.string().nullable(),
    extra_id: z.string().nullable(),
    is_enabled: z.boolean(),
    state: z.enum(RULE_STATES),
    is_seeded: z.boolean(),
  })
  .meta({ id: 'AffiliateRule', description: 'Through which network links to a shop lead.' });

const affiliateNetwork = z
  .object({
    network: z.enum(NETWORKS),
    variable: z.string(),
    has_credential: z.boolean(),
    template: z.string(),
    needs: z.array(z.enum(['merchant_id', 'extra_id'])),
  })
  .meta({ id: 'AffiliateNetwork', description: 'A network: whether its credential is set, how its links look.' });

/** `affiliate_link` equals `link` where there is nothing to earn. */
const affiliateLink = z
  .object({ link: z.string(), affiliate_link: z.string(), shop: z.string().nullable(), known_shop: z.boolean() })
  .meta({ id: 'AffiliateLink', description: 'A shop’s own address, and what to open instead.' });

const triedLink = z
  .object({
    link: z.string(),
    affiliate_link: z.string(),
    shop: z.string().nullable(),
    known_shop: z.boolean(),
    domain: z.string().nullable(),
    state: z.enum([...RULE_STATES, 'NO_RULE', 'NO_LINK']),
  })
  .meta({ id: 'TriedLink', description: 'What becomes of a link, and why.' });

const affiliateUpdate = z
  .object({
    state: z.enum(['none', 'running', 'done']),
    /** Null until they have been counted. */
    total: z.int().nullable(),
    done: z.int(),
    changed: z.int(),
    started_date: moment.nullable(),
    finished_date: moment.nullable(),
  })
  .meta({ id: 'AffiliateUpdate', description: 'How far the update of the affiliate links of all wishes is.' });

const tag = 'Affiliate links';
const ruleId = z.object({ rule_id: idInPath });

export const affiliateEndpoints = defineEndpoints({
  'POST /scraper/affiliate': {
    summary:
      'The shop’s own address in a link, out of whatever affiliate link it was in, and the link that the service earns from. The plain one where there is none.',
    tag,
    access: 'anyone',
    query: z.object({ link: webAddress }),
    response: affiliateLink,
  },
  'GET /scraper/affiliate_and_redirect/{link}': {
    summary:
      'Leads (302) to a shop through the link that the service earns from. Only to shops that we know, and never to Amazon, which forbids it: UNKNOWN_SHOP.',
    tag,
    access: 'anyone',
    params: z.object({ link: webAddress }),
    response: affiliateLink,
    status: 302,
    errors: ['UNKNOWN_SHOP'],
  },
  'GET /affiliate/rules': {
    summary: 'Through which network links to each shop lead, by domain.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    query: paging,
    response: z.array(affiliateRule),
    responseHeaders: ['X-Total-Count'],
  },
  'POST /affiliate/rules': {
    summary: 'Adds a rule for a shop that has none (RULE_EXISTS otherwise).',
    tag,
    access: 'superuser',
    body: affiliateRuleCreate,
    response: affiliateRule,
    status: 201,
  },
  'PUT /affiliate/rules/{rule_id}': {
    summary:
      'Changes a rule. Links of wishes follow with the next update of affiliate links. Rules that come back at each start keep their domain (UNCHANGEABLE).',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: ruleId,
    body: affiliateRuleUpdate,
    response: affiliateRule,
    errors: ['NOT_FOUND'],
  },
  'DELETE /affiliate/rules/{rule_id}': {
    summary:
      'Deletes a rule. Links of wishes follow with the next update of affiliate links. Rules that come back at each start are switched off instead (UNCHANGEABLE).',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: ruleId,
    response: affiliateRule,
    errors: ['NOT_FOUND'],
  },
  'GET /affiliate/networks': {
    summary: 'The networks that we know, and whether their credentials are set.',
    tag,
    access: 'superuser',
    response: z.array(affiliateNetwork),
  },
  'PATCH /wish/admin/update_affiliate_links': {
    summary:
      'Brings the links of all wishes up to date with the rules, little by little. Asked for again while that goes on, it goes on where it was.',
    tag,
    access: 'superuser',
    response: affiliateUpdate,
  },
  'GET /wish/admin/update_affiliate_links': {
    summary: 'How far the latest update of affiliate links is.',
    tag,
    access: 'superuser',
    response: affiliateUpdate,
  },
  'POST /affiliate/try': {
    summary: 'What becomes of a link, by the rules as they are or by one that is not kept yet.',
    tag,
    access: 'superuser',
    body: z.object({ link: webAddress, rule: affiliateRuleCreate.nullable().default(null) }).meta({ id: 'LinkToTry' }),
    response: triedLink,
  },
});
