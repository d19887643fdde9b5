import { and, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type babyChange, babyInput } from '#contract/babies.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Database } from '../../database/client.ts';
import { babies } from '../../database/schema/registries.ts';
import { invalid } from '../../http/problem.ts';
import { type BabyRow, findBabies } from '../queries.ts';

type BabyChange = z.output<typeof babyChange>;
type BabyValues = Omit<BabyRow, 'id' | 'registryId'>;

/** The caller has locked the registry and called `refuseTooManyBabies`. */
export async function addBabies(
  tx: Database,
  registryId: number,
  inputs: z.output<typeof babyInput>[],
): Promise<BabyRow[]> {
  if (inputs.length === 0) return [];
  return tx
    .insert(babies)
    .values(inputs.map((input) => ({ registryId, ...valuesOf(input) })))
    .returning();
}

/**
 * @param path the input field that would make it too many
 * @throws 422
 */
export function refuseTooManyBabies(path: string, total: number): void {
  if (total > LIMITS.babiesPerList) throw invalid(path, `QUOTA:${LIMITS.babiesPerList}`);
}

/**
 * Changes a registry's babies: an id changes that baby, or removes it with `_delete`, which somebody else may have
 * done already; no id adds one. The caller has locked the registry.
 * @throws 422 for a baby of another registry, one listed twice, or one too many
 */
export async function changeBabies(tx: Database, registryId: number, changes: BabyChange[]): Promise<void> {
  const present = await findBabies(tx, eq(babies.registryId, registryId));
  refuseStrangersAndDoubles(changes, new Set(present.map((baby) => baby.id)));
  const removed = present
    .map(({ id }) => id)
    .filter((id) => changes.some((change) => change.id === id && change._delete));
  const added = changes.filter((change) => change.id === undefined && !change._delete);
  refuseTooManyBabies('babies', present.length - removed.length + added.length);
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  await updateBabies(
    tx,
    present
      .filter((baby) => changeOf.has(baby.id) && !removed.includes(baby.id))
      .map((baby) => ({ id: baby.id, ...mergedValues(baby, changeOf.get(baby.id) ?? {}) })),
  );
  if (removed.length > 0) {
    await tx.delete(babies).where(and(eq(babies.registryId, registryId), inArray(babies.id, removed)));
  }
  await addBabies(
    tx,
    registryId,
    added.map((change) => babyInput.parse(change)),
  );
}

function refuseStrangersAndDoubles(changes: BabyChange[], known: Set<number>): void {
  const seen = new Set<number>();
  for (const [index, { id, _delete: isRemoved }] of changes.entries()) {
    if (id === undefined) continue;
    if (!(known.has(id) || isRemoved)) throw invalid(`babies.${index}.id`, 'NOT_FOUND');
    if (seen.has(id)) throw invalid(`babies.${index}.id`, 'DUPLICATE');
    seen.add(id);
  }
}

/** All of them in one statement. */
async function updateBabies(tx: Database, rows: (BabyValues & { id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${babies} set firstname = v."firstName", firstname_is_private = v."firstNameIsPrivate",
      gender = v.gender, gender_is_private = v."genderIsPrivate"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v(id bigint, "firstName" text, "firstNameIsPrivate" boolean, gender text, "genderIsPrivate" boolean)
    where ${babies.id} = v.id`);
}

/** A baby's values after a change; absent fields are left alone. */
export function mergedValues(baby: BabyRow, change: Partial<BabyChange>): BabyValues {
  return {
    firstName: change.firstname ?? baby.firstName,
    firstNameIsPrivate: change.firstname_is_private ?? baby.firstNameIsPrivate,
    gender: change.gender ?? baby.gender,
    genderIsPrivate: change.gender_is_private ?? baby.genderIsPrivate,
  };
}

function valuesOf(input: z.output<typeof babyInput>): BabyValues {
  return {
    firstName: input.firstname,
    firstNameIsPrivate: input.firstname_is_private,
    gender: input.gender,
    genderIsPrivate: input.gender_is_private,
  };
}
