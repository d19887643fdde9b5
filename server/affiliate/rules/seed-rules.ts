import { NETWORKS, type Network } from '#contract/affiliate.ts';
import type { Context } from '../../context.ts';
import { affiliateRules } from '../../database/schema/affiliate.ts';
import { SHOPS } from '../../shops/find-shop.ts';

/** Creates rules for the shops whose network we know; existing rules stay as superusers left them. */
export async function seedAffiliateRules({ database }: Pick<Context, 'database'>): Promise<void> {
  const rules = SHOPS.flatMap(({ domains, network, merchantId }) =>
    isNetwork(network) ? domains.map((domain) => ({ domain, network, merchantId })) : [],
  );
  await database.insert(affiliateRules).values(rules).onConflictDoNothing();
}

function isNetwork(name: string | null): name is Network {
  return (NETWORKS as readonly (string | null)[]).includes(name);
}
