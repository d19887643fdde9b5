import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#contract/pages.ts';
import { bookingPayload } from '../../server/testing/builders.ts';

const CLIENTS = 8;
const PAUSE_MS = 60;

/** The outcome of one giver's attempt to book, as the giver knows it. */
export interface Attempt {
  email: string;
  wishId: number;
  /** Answered 201, refused for good (somebody was quicker), or never answered. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
}

/** People who book at the same time, and retry with the same Idempotency-Key until they have an answer. */
export interface Givers {
  attempts: Attempt[];
  /** Requests neither answered 201 nor refused for good, by what was received instead. */
  failures: Map<string, number>;
  /** When a booking was last acknowledged. */
  lastAnswerAt: number;
  /** Lets everybody finish, for a while, and stops. */
  stop(): Promise<void>;
}

/**
 * @param url where they book
 * @param wishIds the first few of which everybody wants
 */
export function startGivers(url: () => string, wishIds: number[]): Givers {
  let isOver = false;
  let deadline = Number.POSITIVE_INFINITY;
  const givers: Givers = { attempts: [], failures: new Map(), lastAnswerAt: 0, stop };
  const clients = Array.from({ length: CLIENTS }, (_, index) => bookOn(index));

  async function bookOn(client: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const wishId = wishIds[Math.floor(wishIds.length * Math.random() ** 2)] as number;
      const attempt: Attempt = { email: `giver-${client}-${randomUUID()}@example.org`, wishId, outcome: 'unknown' };
      givers.attempts.push(attempt);
      attempt.outcome = await book(attempt, randomUUID());
      if (count % 4 === 3) await look();
      await pause(PAUSE_MS * Math.random() * 2);
    }
  }

  async function book({ email, wishId }: Attempt, key: string): Promise<Attempt['outcome']> {
    const body = JSON.stringify([bookingPayload({ email, wishes_ids: [wishId] })]);
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    while (Date.now() < deadline) {
      const status = await ask(`${url()}/api/v1/booking/multi`, { method: 'POST', headers, body });
      if (status === 201) givers.lastAnswerAt = Date.now();
      if (status === 201) return 'acknowledged';
      if (status === 409) return 'refused';
      count(`POST ${status}`);
      await pause(250);
    }
    return 'unknown';
  }

  async function look(): Promise<void> {
    for (const path of [paths.home(), '/api/v1/config']) {
      const status = await ask(`${url()}${path}`, {});
      if (status !== 200) count(`GET ${status}`);
    }
  }

  function count(failure: string): void {
    givers.failures.set(failure, (givers.failures.get(failure) ?? 0) + 1);
  }

  async function stop(): Promise<void> {
    isOver = true;
    deadline = Date.now() + 30_000;
    await Promise.all(clients);
  }

  return givers;
}

/** The status of the answer, or what happened instead. */
async function ask(url: string, request: RequestInit): Promise<number | string> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return isKind(answer) ? answer.status : `${answer.status} without a kind word`;
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    return cause?.code ?? name;
  }
}

/** A refusal says when to try again, to people on a page and to programs in a problem+json. */
export function isKind({ status, headers, url }: Response): boolean {
  if (status < 500) return true;
  const type = new URL(url).pathname.startsWith('/api/') ? 'application/problem+json' : 'text/html';
  return headers.has('retry-after') && headers.get('content-type')?.startsWith(type) === true;
}
