import { finished, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { SessionUser } from '../session/session.ts';
import { limitAtOnce } from './at-once.ts';
import { clientOf } from './client-of.ts';
import { limitWork } from './limit-calls.ts';
import { limitTurns } from './turns.ts';

/*
 * Answers that hold whole registries, made for one account: of 500 gifts with 10,000 characters each, perhaps. An
 * account has a few of them under way until they are read to their end, and those that are made whole are made in turn.
 */

interface HeavyCall {
  user: SessionUser;
  request: FastifyRequest;
  reply: FastifyReply;
}

const AT_ONCE = 8;
const begin = limitAtOnce(AT_ONCE);
const inTurn = limitTurns({ running: 2, each: 1, waiting: AT_ONCE, waitingInAll: 64 });

/** @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE when too many wait already */
export function makeInTurn<Result>({ user, request, reply }: HeavyCall, make: () => Promise<Result>): Promise<Result> {
  finished(reply.raw, begin(user.id));
  const { rateLimits } = request.server;
  return inTurn(() => limitWork(rateLimits, clientOf(request.ip), make), String(user.id));
}

/**
 * Sends an array part by part: only one is in memory, however slowly they are read.
 * @param around what stands before and behind the array
 * @throws TOO_MANY_REQUESTS
 */
export function sendInParts<Part extends z.ZodType>(
  { user, reply }: HeavyCall,
  { parts, schema, around: [before, behind] = ['[', ']'] }: Parts<Part>,
): FastifyReply {
  finished(reply.raw, begin(user.id));
  async function* write() {
    let divider = before;
    for await (const part of parts) {
      yield divider + JSON.stringify(schema.parse(part));
      divider = ',';
    }
    yield divider === before ? before + behind : behind;
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(write(), { highWaterMark: 1 }));
}

interface Parts<Part extends z.ZodType> {
  parts: AsyncIterable<z.input<Part>>;
  schema: Part;
  around?: [string, string];
}
