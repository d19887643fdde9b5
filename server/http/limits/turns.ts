import { LRUCache } from 'lru-cache';
import type { FieldError } from '#contract/errors.ts';
import { problem } from '../problem.ts';
import { type WaitingQueues, waitingQueues } from './waiting-queues.ts';

const LONGEST_REST_MS = 2000;
/** A rest is as long as the work it follows, and once more for each time this much work within the last minute. */
const MUCH_WORK_MS = 1000;
/** When somebody turned away may come back. */
const BACK_IN_SECONDS = 5;

interface Turns {
  running: number;
  /** How many may wait on behalf of the same `who`. */
  waiting: number;
  /** How many may wait in total: several `who`, but not a crowd. */
  waitingInAll: number;
  /** How many of the same `who` may run at once, even if there are free slots. */
  each?: number;
  /**
   * After working for longer than this, a `who` rests for as long as it worked, so that everything else proceeds
   * meanwhile; longer if that keeps happening.
   */
  restBeyondMs?: number;
  /**
   * So much work within a minute is followed by no rest, for somebody who looks at something large and again; as much
   * once more by rests as long, and so on.
   */
  freeMs?: number;
  /** How long to wait at most before being turned away; without it, as long as it takes. */
  patienceMs?: number;
  /** The field-error code shown to those turned away. */
  reason?: FieldError;
}

interface Work {
  /** Whether `who` rests afterwards, where that is asked for. */
  rests?: boolean;
  /** It belongs to what was let in before, so it waits however many others do. */
  isLetIn?: boolean;
}

interface InTurn {
  <Result>(work: () => Promise<Result>, who?: string, about?: Work): Promise<Result>;
  /** Whether the queue is full. */
  isFull(): boolean;
}

/**
 * Limits how many pieces of heavy work run at once; the rest queue. Each `who` is served in turn, so a crowd behind
 * one `who` delays the others no more than a single one would.
 * @throws SERVICE_UNAVAILABLE when too many wait already, or it takes too long
 */
export function limitTurns(turns: Turns): InTurn {
  const { running, waiting, waitingInAll, each = running, reason } = turns;
  const { restBeyondMs = Number.POSITIVE_INFINITY, freeMs = 0 } = turns;
  const queues = waitingQueues();
  const slots = countSlots(running, each);
  const restAfter = growingRests(freeMs);

  const isFull = () => queues.count() >= waitingInAll;

  function end(who: string, workedMs: number, rests: boolean): void {
    slots.leave();
    const restMs = rests && workedMs > restBeyondMs ? restAfter(who, workedMs) : 0;
    if (restMs > 0) setTimeout(rested, restMs, who).unref();
    else rested(who);
    beginNext();
  }

  function rested(who: string): void {
    slots.rested(who);
    beginNext();
  }

  function beginNext(): void {
    const next = queues.takeFirst(slots.areFreeFor);
    if (!next) return;
    slots.take(next.who);
    next.go();
  }

  async function inTurn<Result>(work: () => Promise<Result>, who = '', about: Work = {}): Promise<Result> {
    const { rests = true, isLetIn = false } = about;
    if (slots.areFreeFor(who)) slots.take(who);
    else if (!isLetIn && (queues.lengthOf(who) >= waiting || isFull())) throw sentAway(reason);
    else await waitIn(queues, who, turns);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      end(who, performance.now() - begun, rests);
    }
  }
  return Object.assign(inTurn, { isFull });
}

/** Resolves when it is this one's turn. */
function waitIn(queues: WaitingQueues, who: string, { patienceMs, reason }: Turns): Promise<void> {
  return new Promise((resolve, reject) => {
    const impatience = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs);
    queues.join(who, go);

    function go() {
      clearTimeout(impatience);
      resolve();
    }

    function leave() {
      queues.leave(who, go);
      reject(sentAway(reason));
    }
  });
}

/** Counts the slots that work runs in: `inAll` of them, at most `each` per `who`. A `who` that rests counts as busy. */
function countSlots(inAll: number, each: number) {
  const busy = new Map<string, number>();
  let free = inAll;
  return {
    areFreeFor: (who: string) => free > 0 && (busy.get(who) ?? 0) < each,
    take(who: string): void {
      free -= 1;
      busy.set(who, (busy.get(who) ?? 0) + 1);
    },
    leave(): void {
      free += 1;
    },
    rested(who: string): void {
      const left = (busy.get(who) ?? 1) - 1;
      if (left > 0) busy.set(who, left);
      else busy.delete(who);
    },
  };
}

/** Says how long to rest after a piece of work. What each `who` has worked counts for a minute. */
function growingRests(freeMs: number) {
  // Made by the first rest: its places take 0.7 MB and some milliseconds, and most kinds of work know no rests.
  let workOf: LRUCache<string, number> | undefined;
  return (who: string, workedMs: number): number => {
    workOf ??= new LRUCache({ max: 10_000, ttl: 60_000, noUpdateTTL: true });
    const before = workOf.get(who) ?? 0;
    workOf.set(who, before + workedMs);
    const times = freeMs > 0 ? Math.floor((before + workedMs) / freeMs) : 1 + Math.floor(before / MUCH_WORK_MS);
    return Math.min(workedMs * times, LONGEST_REST_MS);
  };
}

function sentAway(reason: FieldError | undefined) {
  return problem('SERVICE_UNAVAILABLE', reason ? [{ path: '', message: reason }] : [], BACK_IN_SECONDS);
}
