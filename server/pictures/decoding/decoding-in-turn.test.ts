import { beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/builders.ts';
import { fileForm } from '../../testing/multipart.ts';
import { decoders, TELLS_OF_CHILDREN } from '../../testing/processes/decoders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { solidPng } from '../../testing/solid-png.ts';

const RED = [0xcc, 0x33, 0x33];

const testApp = sharedTestApp();
let photo: Awaited<ReturnType<typeof fileForm>>;
beforeAll(async () => {
  photo = await fileForm(solidPng(60, 40, RED));
});

function upload(token: string, form = photo, from = '192.0.2.1') {
  return testApp.request('POST /s3/upload/item', { token, from, ...form });
}

it('One place’s many large pictures do not make others wait', async () => {
  const crowds = await Promise.all(Array.from({ length: 12 }, () => createUser(testApp)));
  const grandmother = await createUser(testApp);
  const large = await fileForm(solidPng(4000, 2500, RED));
  const order: string[] = [];
  const send = async (name: string, ...sent: Parameters<typeof upload>) => {
    if ((await upload(...sent)).statusCode === 201) order.push(name);
  };
  const sent = crowds.flatMap(({ token }) => [send('crowd', token, large), send('crowd', token, large)]);
  await Promise.all([...sent, send('grandmother', grandmother.token, photo, '192.0.2.9')]);
  expect(order.slice(0, 2)).toContain('grandmother');
  expect(order).toEqual(expect.arrayContaining(['crowd', 'crowd']));
});

it.runIf(TELLS_OF_CHILDREN)('One account has one decoder, wherever it sends from', async () => {
  const { token } = await createUser(testApp);
  const large = await fileForm(solidPng(4000, 2500, RED));
  const atWork: number[] = [];
  const timer = setInterval(() => atWork.push(decoders().length), 5);
  const answers = await Promise.all(['192.0.2.1', '192.0.2.2'].map((from) => upload(token, large, from)));
  clearInterval(timer);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(Math.max(...atWork)).toBe(1);
});

it('Eight pictures wait to be decoded, whoever sent them; one more is told to come back before it is read', async () => {
  const crowd = await Promise.all(Array.from({ length: 16 }, () => createUser(testApp)));
  const answers = await Promise.all(crowd.map(({ token }, index) => upload(token, photo, `192.0.2.${index}`)));
  const taken = answers.filter(({ statusCode }) => statusCode === 201);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  // Two are decoded and eight wait; one arriving when a slot is free is accepted, too.
  expect(taken.length).toBeGreaterThanOrEqual(10);
  expect(refused.length).toBeGreaterThan(0);
  expect(taken.length + refused.length).toBe(16);
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
});
