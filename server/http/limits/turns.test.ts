import { afterEach, expect, it, vi } from 'vitest';
import { limitTurns } from './turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** In a time that passes as soon as everybody waits for it, so that lengths are exact. */
async function inFakeTime<Result>(act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers();
  const acting = act();
  await vi.runAllTimersAsync();
  return acting;
}

it('only two pieces of work are done at once; the others wait, and one too many is sent away', async () => {
  const inTurn = limitTurns({ running: 2, waiting: 3, waitingInAll: 24 });
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

it('a crowd from one client does not make others wait behind all of it', async () => {
  const inTurn = limitTurns({ running: 1, waiting: 10, waitingInAll: 80 });
  const served: string[] = [];
  const work = (who: string) => inTurn(async () => served.push(who), who);
  const crowd = Array.from({ length: 8 }, () => work('crowd'));
  await Promise.all([...crowd, work('grandmother')]);
  expect(served.indexOf('grandmother')).toBe(2);
  expect(served).toHaveLength(9);
});

it('too many clients at once are sent away too', async () => {
  const inTurn = limitTurns({ running: 1, waiting: 2, waitingInAll: 16 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = Array.from({ length: 17 }, (_, client) => inTurn(() => promise, String(client)));
  await expect(inTurn(() => promise, 'one more')).rejects.toThrow('SERVICE_UNAVAILABLE');
  resolve();
  await Promise.all(all);
});

it('whoever may run one at a time leaves the other turn to others', async () => {
  const inTurn = limitTurns({ running: 2, waiting: 1, waitingInAll: 8, each: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const crowd = [inTurn(() => promise, 'crowd'), inTurn(async () => 'second', 'crowd')];
  await expect(inTurn(() => promise, 'crowd')).rejects.toThrow('SERVICE_UNAVAILABLE');
  expect(await inTurn(async () => 'at once', 'grandmother')).toBe('at once');
  resolve();
  expect(await Promise.all(crowd)).toEqual([undefined, 'second']);
});

it('whoever waits too long is told, and leaves the line', async () => {
  const inTurn = limitTurns({ running: 1, waiting: 2, waitingInAll: 16, patienceMs: 10, reason: 'PAGES_IN_LINE' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn(() => promise);
  const late = [inTurn(async () => 'second'), inTurn(async () => 'third', 'grandmother')];
  for (const one of late) await expect(one).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
  resolve();
  await first;
  expect(await inTurn(async () => 'at once')).toBe('at once');
});

it('whoever worked long rests as long, while others have a turn at once', async () => {
  const inTurn = limitTurns({ running: 2, each: 1, waiting: 4, waitingInAll: 8, restBeyondMs: 10 });
  const order: string[] = [];
  const work = (who: string, ms: number) =>
    inTurn(async () => {
      order.push(who);
      await pause(ms);
    }, who);
  await inFakeTime(async () => {
    await work('crowd', 300);
    const waiting = work('crowd', 0);
    await work('grandmother', 0);
    await work('grandmother', 0);
    expect(order).toEqual(['crowd', 'grandmother', 'grandmother']);
    await waiting;
  });
  expect(order.at(-1)).toBe('crowd');
});

it('whoever works long again and again rests longer and longer, and nobody else does', async () => {
  const inTurn = limitTurns({ running: 2, each: 1, waiting: 4, waitingInAll: 8, restBeyondMs: 10 });
  const restOf = (who: string, ms: number) =>
    inFakeTime(async () => {
      await inTurn(() => pause(ms), who);
      const begun = performance.now();
      await inTurn(() => pause(0), who);
      return performance.now() - begun;
    });
  await restOf('crowd', 1100);
  expect(await restOf('crowd', 300)).toBe(600);
  expect(await restOf('grandmother', 300)).toBe(300);
});

it('a little work is followed by no rest where that is so, more of it by longer and longer ones', async () => {
  const inTurn = limitTurns({ running: 2, each: 1, waiting: 4, waitingInAll: 8, restBeyondMs: 0, freeMs: 300 });
  const restAfter = (ms: number) =>
    inFakeTime(async () => {
      await inTurn(() => pause(ms), 'parent');
      const begun = performance.now();
      await inTurn(() => pause(0), 'parent');
      return performance.now() - begun;
    });
  expect([await restAfter(200), await restAfter(50), await restAfter(100)]).toEqual([0, 0, 100]);
  expect(await restAfter(300)).toBe(600);
});

it('what was let in goes on, however many wait', async () => {
  const inTurn = limitTurns({ running: 1, waiting: 1, waitingInAll: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn(() => promise);
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toThrow('SERVICE_UNAVAILABLE');
  const rest = inTurn(async () => 'its rest', '', { isLetIn: true });
  resolve();
  expect(await Promise.all([first, second, rest])).toEqual([undefined, 'second', 'its rest']);
});
