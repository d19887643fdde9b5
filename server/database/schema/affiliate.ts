import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { NETWORKS } from '#contract/affiliate.ts';
import { countedKey } from './columns.ts';

/** The network for links to a shop; seeded from the known shops, then maintained by superusers. */
export const affiliateRules = pgTable(
  'affiliate_rules',
  {
    id: countedKey(),
    domain: text('domain').notNull(),
    network: text('network', { enum: NETWORKS }).notNull(),
    /** Null: the network's default. */
    template: text('template'),
    merchantId: text('merchant_id'),
    /** A promotion's or advertising material's, if the network needs one. */
    extraId: text('extra_id'),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [
    unique('affiliate_rules_domain_unique').on(table.domain),
    check('affiliate_rules_domain_lower', sql`${table.domain} = lower(${table.domain})`),
  ],
);
