import { NETWORKS, type Network } from '#contract/affiliate.ts';
import type { Context } from '../../context.ts';
import { affiliateRules } from '../../database/schema/affiliate.ts';
import { SHOPS } from '../../shops/find-shop.ts';

const RULES = SHOPS.flatMap(({ domains, network, merchantId }) =>
  isNetwork(network) ? domains.map((domain) => ({ domain, network, merchantId })) : [],
);

const DOMAINS = new Set(RULES.map(({ domain }) => domain));

/** Creates rules for the shops whose network we know; existing rules stay as superusers left them. */
export async function seedAffiliateRules({ database }: Pick<Context, 'database'>): Promise<void> {
  await database.insert(affiliateRules).values(RULES).onConflictDoNothing();
}

/** Whether the domain's rule comes back at each start. */
export function isSeeded(domain: string): boolean {
  return DOMAINS.has(domain);
}

function isNetwork(name: string | null): name is Network {
  return (NETWORKS as readonly (string | null)[]).includes(name);
}
