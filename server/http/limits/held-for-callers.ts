import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import { callerOf } from './client-of.ts';

const BACK_IN_SECONDS = 5;

/**
 * Bounds how much each caller may make us hold in memory at a time.
 * @returns a function that counts what is held until a request is answered; it throws SERVICE_UNAVAILABLE
 */
export function limitHeld(most: number) {
  const held = new Map<string, number>();
  return (request: FastifyRequest, reply: FastifyReply, size: number): void => {
    const caller = callerOf(request);
    const before = held.get(caller) ?? 0;
    if (before + size > most) throw problem('SERVICE_UNAVAILABLE', [], BACK_IN_SECONDS);
    held.set(caller, before + size);
    finished(reply.raw, () => {
      const left = (held.get(caller) ?? size) - size;
      if (left > 0) held.set(caller, left);
      else held.delete(caller);
    });
  };
}
