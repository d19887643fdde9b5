import { finished, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { SessionUser } from '../session/session.ts';
import { limitAtOnce } from './at-once.ts';
import { clientOf } from './client-of.ts';
import { type InParts, jsonInParts } from './json-in-parts.ts';
import { limitWork } from './limit-calls.ts';
import { limitTurns } from './turns.ts';

/*
 * Answers that hold whole registries, made for one account: of 500 gifts with 15,000 characters each, perhaps. An
 * account has a few of them under way until they are read to their end, and they are made in turn.
 */

interface HeavyCall {
  user: SessionUser;
  request: FastifyRequest;
  reply: FastifyReply;
}

const AT_ONCE = 8;
const begin = limitAtOnce(AT_ONCE);
/** After each piece, the account rests for as long as producing it took, so that others get their turn. */
const inTurn = limitTurns({ running: 2, each: 1, waiting: AT_ONCE, waitingInAll: 64, restBeyondMs: 0 });

/** @throws TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE when too many wait already */
export function makeInTurn<Result>(call: HeavyCall, make: () => Promise<Result>): Promise<Result> {
  finished(call.reply.raw, begin(call.user.id));
  return workInTurn(call, make);
}

function workInTurn<Result>({ user, request }: HeavyCall, work: () => Promise<Result>): Promise<Result> {
  const { rateLimits } = request.server;
  return inTurn(() => limitWork(rateLimits, clientOf(request.ip), work), String(user.id), rateLimits.isOn);
}

/**
 * Sends an answer piece by piece, building each in turn once the previous ones were read: however slow the reader,
 * only one is in memory, and others are served in between.
 * @param make does what was asked for and returns the answer; not called if the call is refused
 * @throws TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE when too many wait already
 */
export async function sendInParts<Schema extends z.ZodType>(
  call: HeavyCall,
  schema: Schema,
  make: () => Promise<InParts<z.input<Schema>>>,
): Promise<FastifyReply> {
  finished(call.reply.raw, begin(call.user.id));
  const pieces = jsonInParts(schema, await workInTurn(call, make));
  const writeNext = () => workInTurn(call, () => pieces.next());
  // Anything to be refused must be refused before the first byte is sent.
  let next = await writeNext();
  async function* write() {
    for (; !next.done; next = await writeNext()) yield next.value;
  }
  return call.reply.type('application/json; charset=utf-8').send(Readable.from(write(), { highWaterMark: 1 }));
}
