import { problem } from '../http/problem.ts';

/**
 * Lets only so many pieces of heavy work run at once; the others wait for their turn.
 * @throws SERVICE_UNAVAILABLE when too many wait already
 */
export function limitTurns(running: number, waiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = [];
  let free = running;
  return async (work) => {
    if (free === 0) {
      if (queue.length >= waiting) throw problem('SERVICE_UNAVAILABLE', [], 5);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      free -= 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
