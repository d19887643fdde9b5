import { expect, it, vi } from 'vitest';
import { keepVersions } from './kept-versions.ts';

function counted() {
  const asked: string[] = [];
  const state = { isListening: true, version: 'v1' };
  const versions = keepVersions(
    async (name) => {
      asked.push(name);
      return state.version;
    },
    () => state.isListening,
  );
  return { asked, state, versions };
}

it('a version is read once between two writes, and again after each', async () => {
  const { asked, state, versions } = counted();
  await Promise.all(Array.from({ length: 20 }, () => versions.find('leonie')));
  const readAtFirst = asked.length;
  for (let reader = 0; reader < 20; reader += 1) expect(await versions.find('leonie')).toBe('v1');
  expect(asked).toHaveLength(readAtFirst);
  state.version = 'v2';
  versions.forget();
  expect(await versions.find('leonie')).toBe('v2');
  expect(asked).toHaveLength(readAtFirst + 1);
});

it('a version that was being read during a write is not believed afterwards', async () => {
  const { state, versions } = counted();
  const early = versions.find('leonie');
  state.version = 'v2';
  versions.forget();
  await early;
  expect(await versions.find('leonie')).toBe('v2');
});

it('a version is believed for a second at most, whatever we were told', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { asked, versions } = counted();
  await versions.find('leonie');
  vi.advanceTimersByTime(999);
  await versions.find('leonie');
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await versions.find('leonie');
  expect(asked).toHaveLength(2);
  vi.useRealTimers();
});

it('while the writes of others are not told, every version is read', async () => {
  const { asked, state, versions } = counted();
  await versions.find('leonie');
  state.isListening = false;
  await versions.find('leonie');
  await versions.find('leonie');
  expect(asked).toHaveLength(3);
});
