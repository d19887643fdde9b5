import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { getDomain } from 'tldts';
import type { Paging } from '#contract/paging.ts';
import type { Database } from '../../database/client.ts';
import { affiliateRules } from '../../database/schema/affiliate.ts';
import { invalid } from '../../http/problem.ts';
import { writtenRow } from '../../http/written-row.ts';
import { domainsOf } from './domains.ts';
import { isSeeded } from './seed-rules.ts';

export type RuleRow = typeof affiliateRules.$inferSelect;
export type RuleValues = Omit<typeof affiliateRules.$inferInsert, 'id'>;

const columns = getTableColumns(affiliateRules);
const REFUSALS = { affiliate_rules_domain_unique: () => invalid('domain', 'RULE_EXISTS') };

/** The rule for a host: that of the nearest domain that has one. */
export async function findRule(database: Database, host: string): Promise<RuleRow | null> {
  const domains = domainsOf(host);
  if (domains.length === 0) return null;
  const [rule] = await database
    .select(columns)
    .from(affiliateRules)
    .where(inArray(affiliateRules.domain, domains))
    .orderBy(desc(sql`length(${affiliateRules.domain})`))
    .limit(1);
  return rule ?? null;
}

/** A page of the rules, by domain. */
export async function findRules(
  database: Database,
  { skip, limit }: Paging,
): Promise<{ rows: RuleRow[]; total: number }> {
  const rows = await database
    .select(columns)
    .from(affiliateRules)
    .orderBy(asc(affiliateRules.domain))
    .offset(skip)
    .limit(limit);
  return { rows, total: await database.$count(affiliateRules) };
}

/** The rules of several hosts. */
export async function findRulesOf(database: Database, hosts: string[]): Promise<Map<string, RuleRow>> {
  const domains = [...new Set(hosts.flatMap(domainsOf))];
  if (domains.length === 0) return new Map();
  const rows = await database.select(columns).from(affiliateRules).where(inArray(affiliateRules.domain, domains));
  return new Map(rows.map((rule) => [rule.domain, rule]));
}

/** Every rule there is: a few hundred. */
export function findAllRules(database: Database): Promise<RuleRow[]> {
  return database.select(columns).from(affiliateRules).orderBy(affiliateRules.id);
}

/** @throws RULE_EXISTS, SHARED_DOMAIN (422) */
export async function addRule(database: Database, values: RuleValues): Promise<RuleRow> {
  refuseShared(values.domain);
  return await writtenRow(database.insert(affiliateRules).values(values).returning(columns), REFUSALS);
}

/** @throws NOT_FOUND, RULE_EXISTS, SHARED_DOMAIN; UNCHANGEABLE (422) for the domain of one that would come back beside it */
export async function changeRule(database: Database, id: number, values: Partial<RuleValues>): Promise<RuleRow> {
  if (values.domain !== undefined) refuseShared(values.domain);
  // Changing nothing is not an error, but needs no statement either.
  const write = { domain: sql`${affiliateRules.domain}`, ...values };
  const ofId = eq(affiliateRules.id, id);
  return await database.transaction(async (tx) => {
    const [before] = await tx.select(columns).from(affiliateRules).where(ofId).for('update');
    const rule = await writtenRow(tx.update(affiliateRules).set(write).where(ofId).returning(columns), REFUSALS);
    if (before && before.domain !== rule.domain && isSeeded(before.domain)) throw invalid('domain', 'UNCHANGEABLE');
    return rule;
  });
}

/** Of what names are sold or given away under (`co.uk`, `myshopify.com`) a rule would hold for every shop there. */
function refuseShared(domain: string): void {
  if (getDomain(domain, { allowPrivateDomains: true }) === null) throw invalid('domain', 'SHARED_DOMAIN');
}

/** @throws NOT_FOUND, UNCHANGEABLE (422) for one that would come back */
export function deleteRule(database: Database, id: number): Promise<RuleRow> {
  return database.transaction(async (tx) => {
    const rule = await writtenRow(tx.delete(affiliateRules).where(eq(affiliateRules.id, id)).returning(columns), {});
    if (isSeeded(rule.domain)) throw invalid('rule_id', 'UNCHANGEABLE');
    return rule;
  });
}
