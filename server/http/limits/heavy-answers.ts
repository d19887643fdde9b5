import { finished, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { SessionUser } from '../session/session.ts';
import { limitAtOnce } from './at-once.ts';
import { clientOf, placeOf } from './client-of.ts';
import { type InParts, jsonInParts } from './json-in-parts.ts';
import { countWork, limitWork } from './limit-calls.ts';
import { limitTurns } from './turns.ts';

/*
 * Answers that hold whole registries, made for one account: of 500 gifts with 15,000 characters each, perhaps. An
 * account, and all of a place together, have a few of them under way until they are read to their end, and they are
 * made in turn.
 */

interface HeavyCall {
  user: SessionUser;
  request: FastifyRequest;
  reply: FastifyReply;
}

const AT_ONCE = 8;
/** Some families, or people in a company. */
const AT_ONCE_OF_PLACE = 32;
const ANY = { running: Number.POSITIVE_INFINITY, waitingInAll: Number.POSITIVE_INFINITY };
const begin = limitAtOnce(AT_ONCE);
const beginAtPlace = limitAtOnce(AT_ONCE_OF_PLACE);
/**
 * After each piece, the account rests for as long as producing it took, and longer and longer, so that others get their
 * turn; but not while parents look at a long list some ten times a minute, which would take twice as long.
 */
const inTurnOfAccount = limitTurns({ ...ANY, each: 1, waiting: AT_ONCE, restBeyondMs: 0, freeMs: 250 });
const inTurnOfPlace = limitTurns({ running: 2, each: 1, waiting: AT_ONCE_OF_PLACE, waitingInAll: 256 });

/** @throws TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE when too many wait already */
export function makeInTurn<Result>(call: HeavyCall, make: () => Promise<Result>): Promise<Result> {
  enter(call);
  return workInTurn(call, make);
}

function enter({ user, request, reply }: HeavyCall): void {
  finished(reply.raw, begin(user.id));
  finished(reply.raw, beginAtPlace(placeOf(clientOf(request.ip))));
}

/** @param isLetIn whether this answer has begun: then it is made to its end, whatever else is asked for */
function workInTurn<Result>(
  { user, request }: HeavyCall,
  work: () => Promise<Result>,
  isLetIn = false,
): Promise<Result> {
  const { rateLimits } = request.server;
  const client = clientOf(request.ip);
  const counted = () => (isLetIn ? countWork : limitWork)(rateLimits, client, work);
  const atPlace = () => inTurnOfPlace(counted, placeOf(client), { isLetIn });
  return inTurnOfAccount(atPlace, String(user.id), { rests: rateLimits.isOn, isLetIn });
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
  enter(call);
  const pieces = jsonInParts(schema, await workInTurn(call, make));
  const writeNext = () => workInTurn(call, () => pieces.next(), true);
  // What cannot be made must be known before the first byte is sent.
  let next = await writeNext();
  async function* write() {
    for (; !next.done; next = await writeNext()) yield next.value;
  }
  return call.reply.type('application/json; charset=utf-8').send(Readable.from(write(), { highWaterMark: 1 }));
}
