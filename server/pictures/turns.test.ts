import { expect, it } from 'vitest';
import { limitTurns } from './turns.ts';

it('Only two pictures are decoded at once; the others wait, and one too many is sent away', async () => {
  const inTurn = limitTurns(2, 3);
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = () =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    });
  const five = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toThrow('SERVICE_UNAVAILABLE');
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(five);
  expect(most).toBe(2);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'still works')).toBe('still works');
});
