import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/client.ts';
import { domainsOf } from './domains.ts';
import { findRulesOf, type RuleRow } from './queries.ts';

const KEPT_MS = 5000;
const MOST_DOMAINS = 10_000;

type Kept = LRUCache<string, RuleRow | 'none'>;

const kept = new WeakMap<Database, Kept>();

/** The rules of several hosts, by domain; they may be a few seconds old. */
export async function findKeptRulesOf(database: Database, hosts: string[]): Promise<Map<string, RuleRow>> {
  const rules: Kept = kept.get(database) ?? new LRUCache({ max: MOST_DOMAINS, ttl: KEPT_MS });
  kept.set(database, rules);
  const unknown = hosts.filter((host) => domainsOf(host).some((domain) => !rules.has(domain)));
  if (unknown.length > 0) {
    const found = await findRulesOf(database, unknown);
    for (const domain of unknown.flatMap(domainsOf)) rules.set(domain, found.get(domain) ?? 'none');
  }
  const known = hosts.flatMap(domainsOf).map((domain) => [domain, rules.get(domain)] as const);
  return new Map(known.flatMap(([domain, rule]) => (rule && rule !== 'none' ? [[domain, rule]] : [])));
}
