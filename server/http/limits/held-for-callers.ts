import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import { clientOf, placeOf } from './client-of.ts';

const BACK_IN_SECONDS = 5;
/** A place may have as many accounts as it likes: all of them together make us hold as much as three. */
const ACCOUNTS_OF_PLACE = 3;

/**
 * Bounds how much each caller may make us hold in memory at a time.
 * @returns a function that counts what is held until a request is answered; it throws SERVICE_UNAVAILABLE
 */
export function limitHeld(most: number) {
  const held = new Map<string, number>();

  function change(who: string, by: number): void {
    const now = (held.get(who) ?? 0) + by;
    if (now > 0) held.set(who, now);
    else held.delete(who);
  }

  return (request: FastifyRequest, reply: FastifyReply, size: number): void => {
    const shares = sharesOf(request);
    const isTooMuch = shares.some(([who, share]) => (held.get(who) ?? 0) + size > share * most);
    if (isTooMuch) throw problem('SERVICE_UNAVAILABLE', [], BACK_IN_SECONDS);
    for (const [who] of shares) change(who, size);
    finished(reply.raw, () => {
      for (const [who] of shares) change(who, -size);
    });
  };
}

/** Who holds it, and how many times `most` they may. */
function sharesOf({ user, ip }: FastifyRequest): [who: string, share: number][] {
  const place = placeOf(clientOf(ip));
  if (!user) return [[place, 1]];
  return [
    [`account ${user.id}`, 1],
    [`accounts at ${place}`, ACCOUNTS_OF_PLACE],
  ];
}
