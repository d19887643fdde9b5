import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '#web/testing/stub-storage.ts';
import { ApiError, NetworkError } from '../api-errors.ts';
import { createOnce } from './create-once.ts';

interface Sent {
  key: string;
  body: string;
}

/** A service whose first answers are these; then it says what it made. */
function serviceThat(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_: string, init: { headers: Record<string, string>; body: string }) => {
    sent.push({ key: init.headers['Idempotency-Key'] ?? '', body: init.body });
    return answers.shift()?.() ?? Response.json({ id: 7 }, { status: 201 });
  });
  return sent;
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const cutOff = () => new Response('{"id":', { status: 201 });
const refusedWith = (status: number) => () =>
  Response.json({ status, errors: [] }, { status, headers: { 'Content-Type': 'application/problem+json' } });

const STROLLER = { title: 'Poussette', category_id: 1, price: 299 };
const countKeys = (sent: Sent[]) => new Set(sent.map(({ key }) => key)).size;

beforeEach(() => {
  stubStorage('sessionStorage');
  stubStorage('localStorage');
  vi.stubGlobal('document', { documentElement: { lang: 'fr', dataset: {} } });
});

it.each([
  ['got lost', lost],
  ['was cut off', cutOff],
  ['only said that the service is away', refusedWith(503)],
])('what is sent again, since its answer %s, goes under the same key', async (_, answer) => {
  const sent = serviceThat(answer);
  await expect(createOnce('POST /wish/', STROLLER)).rejects.toThrow();
  expect(await createOnce('POST /wish/', STROLLER)).toEqual({ id: 7 });
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(countKeys(sent)).toBe(1);
});

it('the same is made again under another key, once the first was answered', async () => {
  const sent = serviceThat();
  await createOnce('POST /wish/', STROLLER);
  await createOnce('POST /wish/', STROLLER);
  expect(countKeys(sent)).toBe(2);
});

it('what was refused goes under another key', async () => {
  const sent = serviceThat(refusedWith(422));
  await expect(createOnce('POST /wish/', STROLLER)).rejects.toThrow(ApiError);
  await createOnce('POST /wish/', STROLLER);
  expect(countKeys(sent)).toBe(2);
});

it('another gift goes under another key, and the first is still the same', async () => {
  const sent = serviceThat(lost, lost);
  await expect(createOnce('POST /wish/', STROLLER)).rejects.toThrow(NetworkError);
  await expect(createOnce('POST /wish/', { ...STROLLER, title: 'Doudou' })).rejects.toThrow(NetworkError);
  await createOnce('POST /wish/', STROLLER);
  const [first, other, again] = sent.map(({ key }) => key);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

it('without storage, the same key is kept as long as the page', async () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: full, setItem: full, removeItem: full });
  const sent = serviceThat(lost);
  await expect(createOnce('POST /baby/', { birthregistry_id: 1 })).rejects.toThrow(NetworkError);
  await createOnce('POST /baby/', { birthregistry_id: 1 });
  expect(countKeys(sent)).toBe(1);
});
