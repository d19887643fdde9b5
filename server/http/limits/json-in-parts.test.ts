import { expect, it } from 'vitest';
import * as z from 'zod';
import { jsonInParts } from './json-in-parts.ts';

const gift = z.object({ title: z.string() });
const list = z.object({ name: z.string(), gifts: z.array(gift), links: z.array(z.string()) });

async function* each<Value>(values: Value[]) {
  yield* values;
}

async function all(schema: z.ZodType, value: unknown): Promise<unknown> {
  return JSON.parse((await Array.fromAsync(jsonInParts(schema, value))).join(''));
}

it('What comes in parts is the JSON that it would be as a whole, in the order and with the fields of its schema', async () => {
  const whole = { name: 'Zoé', gifts: [{ title: 'Lit' }, { title: 'Bain « rond »' }], links: ['zoe'] };
  const inParts = () => ({
    links: ['zoe'],
    hash: 'x',
    gifts: each([{ title: 'Lit', cost: 1 }, whole.gifts[1]]),
    name: 'Zoé',
  });
  expect(await all(list, inParts())).toEqual(whole);
  expect(await all(z.array(list), each([inParts(), inParts()]))).toEqual([whole, whole]);
  expect(await all(z.array(list), each([]))).toEqual([]);
  expect(await all(list, { name: 'Zoé', gifts: each([]), links: [] })).toEqual({ name: 'Zoé', gifts: [], links: [] });
});

it('It is written a little at a time, and nothing is asked for before what came earlier was written', async () => {
  let asked = 0;
  async function* gifts() {
    for (; asked < 500; asked += 1) yield { title: 'x'.repeat(5000) };
  }
  const pieces = jsonInParts(list, { name: '', gifts: gifts(), links: [] });
  expect((await pieces.next()).value?.length).toBeLessThan(40_000);
  expect(asked).toBeLessThan(10);
  for await (const piece of pieces) expect(piece.length).toBeLessThan(40_000);
  expect(asked).toBe(500);
});

it('What is not as the schema says is not sent', async () => {
  await expect(all(list, { name: 'Zoé', gifts: each([{ title: null }]), links: [] })).rejects.toThrow();
});
