import { problem } from './problem.ts';

/** All kinds together may wait in at most so many times the number of one kind. */
const KINDS = 8;

/**
 * Lets only so many pieces of heavy work run at once; the others wait for their turn. Who waits is served in turn: a
 * crowd behind one `who` keeps the others waiting no longer than a single one would.
 * @param waiting how many may wait of the same `who`
 * @throws SERVICE_UNAVAILABLE when too many wait already
 */
export function limitTurns(
  running: number,
  waiting: number,
): <Result>(work: () => Promise<Result>, who?: string) => Promise<Result> {
  const lines = new Map<string, (() => void)[]>();
  let inLine = 0;
  let free = running;

  function waitForTurn(who: string): Promise<void> {
    const line = lines.get(who) ?? [];
    if (line.length >= waiting || inLine >= waiting * KINDS) throw problem('SERVICE_UNAVAILABLE', [], 5);
    lines.set(who, line);
    inLine += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  /** Gives the turn to the first of the line that is next; that line then goes behind the others. */
  function passOn(): void {
    const [first] = lines;
    if (!first) {
      free += 1;
      return;
    }
    const [who, line] = first;
    const next = line.shift();
    lines.delete(who);
    if (line.length > 0) lines.set(who, line);
    inLine -= 1;
    next?.();
  }

  return async (work, who = '') => {
    if (free === 0) await waitForTurn(who);
    else free -= 1;
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
