import { expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { createCategory, createUser, registryBody } from '../testing/builders.ts';
import { PASSWORD } from '../testing/calls/account-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { randomId } from './random-id.ts';

/** As many registries as an account may have. */
const TIMES = LIMITS.listsPerAccount;

const testApp = sharedTestApp();

/** Knowing one id does not help to find others nearby. */
function expectScattered(ids: number[]): void {
  const sorted = ids.toSorted((one, other) => one - other);
  for (const [index, id] of sorted.entries()) {
    expect(Number.isSafeInteger(id) && id >= 1).toBe(true);
    if (index > 0) expect(id - (sorted[index - 1] ?? 0)).toBeGreaterThan(1_000_000);
  }
  // Half of all numbers are in the upper half, so one of twenty random ones surely is.
  expect(sorted.at(-1)).toBeGreaterThan(2 ** 52);
}

async function made(line: string, bodyOf: (index: number) => object, token: string): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    const answer = await testApp.request(line, { token, body: bodyOf(index) });
    expect(answer.statusCode).toBe(201);
    ids.push(answer.json().id);
  }
  return ids;
}

it('random ids use all numbers that JSON carries exactly', () => {
  expectScattered(Array.from({ length: TIMES }, randomId));
});

it('nobody walks through accounts, registries or gifts by counting', async () => {
  const { token } = await createUser(testApp, { isSuperuser: true });
  const person = (index: number) => ({
    first_name: 'Zoé',
    last_name: 'Roy',
    email: `zoe${index}@example.org`,
    password: PASSWORD,
  });
  expectScattered(await made('POST /user/', person, token));
  const registries = await made('POST /birthregistry/', () => registryBody(), token);
  expectScattered(registries);
  const category = await createCategory(testApp, { registryId: registries[0] ?? 0 });
  expectScattered(await made('POST /wish/', () => ({ title: 'Lit', category_id: category.id }), token));
});
