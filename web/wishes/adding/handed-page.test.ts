import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#web/testing/stub-storage.ts';
import { takeHandedPage } from './handed-page.ts';
import { forgetShownPage, readShownPage } from './shown-pages.ts';

const LINK = 'https://shop.example/doudou';

const listeners = new Set<(event: unknown) => void>();
const opener = { postMessage: vi.fn() };
const answers = vi.fn<(path: string) => Promise<Response>>();

const handOver = (page: string) => {
  for (const listener of listeners) listener({ source: opener, origin: 'https://shop.example', data: { page } });
};

beforeEach(() => {
  vi.useFakeTimers();
  opener.postMessage.mockReset();
  answers.mockReset();
  vi.stubGlobal('window', { opener });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener));
  vi.stubGlobal('document', { documentElement: { lang: 'fr', dataset: {} }, cookie: '' });
  vi.stubGlobal('fetch', answers);
  stubStorage('localStorage');
});

afterEach(() => vi.useRealTimers());

test('the window says that it is ready until the page comes', async () => {
  const taken = takeHandedPage(LINK);
  vi.advanceTimersByTime(1100);
  expect(opener.postMessage.mock.calls).toEqual(Array(3).fill(['cigogne:ready', 'https://shop.example']));
  handOver('<h1>Doudou</h1>');
  expect(await taken).toBe('<h1>Doudou</h1>');
  vi.advanceTimersByTime(10_000);
  expect(opener.postMessage).toHaveBeenCalledTimes(3);
});

test('a shop that was too busy at first hands its page over the next time', async () => {
  answers.mockRejectedValueOnce(new TypeError('offline'));
  const first = expect(readShownPage(LINK)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(20_000);
  await first;
  answers.mockResolvedValue(Response.json({ title: 'Doudou' }));
  const second = readShownPage(LINK);
  handOver('<h1>Doudou</h1>');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await second).toEqual({ title: 'Doudou' });
  expect(answers.mock.lastCall?.[0]).toContain('/scraper/read');
  expect(Object.keys(localStorage)).toHaveLength(1);
  forgetShownPage();
  expect(Object.keys(localStorage)).toHaveLength(0);
});
