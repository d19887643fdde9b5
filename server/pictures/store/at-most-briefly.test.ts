import { expect, it } from 'vitest';
import { atMostBriefly } from './at-most-briefly.ts';

it('What never ends keeps nobody waiting, and fails later without harm', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  await atMostBriefly(promise);
  // Vitest fails on a rejection that nobody handles.
  reject(new Error('too late'));
  await new Promise(setImmediate);
});

it('What ends in time is waited for, however it ends', async () => {
  let isDone = false;
  await atMostBriefly(
    new Promise<void>((resolve) =>
      setImmediate(() => {
        isDone = true;
        resolve();
      }),
    ),
  );
  expect(isDone).toBe(true);
  await expect(atMostBriefly(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
