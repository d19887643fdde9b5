import type { FieldError } from '#contract/errors.ts';
import { problem } from '../problem.ts';

/** When whoever was sent away may come back. */
const BACK_IN_SECONDS = 5;

interface Turns {
  running: number;
  /** How many may wait of the same `who`. */
  waiting: number;
  /** How many may wait in all: several `who`, but no crowd of them. */
  waitingInAll: number;
  /** How many of the same `who` run at once, even where others could. */
  each?: number;
  /** How long one waits at most before being sent away; else as long as it takes. */
  patienceMs?: number;
  /** What whoever is sent away reads: a field-error code. */
  reason?: FieldError;
}

interface InTurn {
  <Result>(work: () => Promise<Result>, who?: string): Promise<Result>;
  /** Whether nobody else may wait. */
  isFull(): boolean;
}

/**
 * Lets only so many pieces of heavy work run at once; the others wait for their turn. Who waits is served in turn: a
 * crowd behind one `who` keeps the others waiting no longer than a single one would.
 * @throws SERVICE_UNAVAILABLE when too many wait already, or it takes too long
 */
export function limitTurns({ running, waiting, waitingInAll, each = running, patienceMs, reason }: Turns): InTurn {
  const lines = new Map<string, (() => void)[]>();
  const busy = new Map<string, number>();
  let inLine = 0;
  let free = running;

  const isFull = () => inLine >= waitingInAll;
  const mayBegin = (who: string) => free > 0 && (busy.get(who) ?? 0) < each;

  function waitForTurn(who: string): Promise<void> {
    const line = lines.get(who) ?? [];
    if (line.length >= waiting || isFull()) throw sentAway(reason);
    lines.set(who, line);
    inLine += 1;
    return new Promise((resolve, reject) => {
      const impatience = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs);
      line.push(go);

      function go() {
        clearTimeout(impatience);
        resolve();
      }

      function leave() {
        stepOut(who, go);
        reject(sentAway(reason));
      }
    });
  }

  function stepOut(who: string, waiter: () => void): void {
    const others = lines.get(who)?.filter((one) => one !== waiter) ?? [];
    if (others.length > 0) lines.set(who, others);
    else lines.delete(who);
    inLine -= 1;
  }

  function begin(who: string): void {
    free -= 1;
    busy.set(who, (busy.get(who) ?? 0) + 1);
  }

  function end(who: string): void {
    free += 1;
    const left = (busy.get(who) ?? 1) - 1;
    if (left > 0) busy.set(who, left);
    else busy.delete(who);
  }

  /** Gives the turn to the first of the line that is next; that line then goes behind the others. */
  function passOn(): void {
    const next = [...lines].find(([who]) => mayBegin(who));
    if (!next) return;
    const [who, line] = next;
    const first = line.shift();
    lines.delete(who);
    if (line.length > 0) lines.set(who, line);
    inLine -= 1;
    begin(who);
    first?.();
  }

  async function inTurn<Result>(work: () => Promise<Result>, who = ''): Promise<Result> {
    if (mayBegin(who)) begin(who);
    else await waitForTurn(who);
    try {
      return await work();
    } finally {
      end(who);
      passOn();
    }
  }
  return Object.assign(inTurn, { isFull });
}

function sentAway(reason: FieldError | undefined) {
  return problem('SERVICE_UNAVAILABLE', reason ? [{ path: '', message: reason }] : [], BACK_IN_SECONDS);
}
