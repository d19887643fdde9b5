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
/** Those that are sent in parts may hold all that an account has. */
const IN_PARTS_AT_ONCE = 4;
const begin = limitAtOnce(AT_ONCE);
const beginParts = limitAtOnce(IN_PARTS_AT_ONCE);
const inTurn = limitTurns({ running: 2, each: 1, waiting: AT_ONCE, waitingInAll: 64, restBeyondMs: 50 });

/** @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE when too many wait already */
export function makeInTurn<Result>(call: HeavyCall, make: () => Promise<Result>): Promise<Result> {
  finished(call.reply.raw, begin(call.user.id));
  return workInTurn(call, make);
}

function workInTurn<Result>({ user, request }: HeavyCall, work: () => Promise<Result>): Promise<Result> {
  return inTurn(() => limitWork(request.server.rateLimits, clientOf(request.ip), work), String(user.id));
}

/**
 * Sends an array part by part, each made in turn: only one is in memory, however slowly they are read.
 * @param around what stands before and behind the array
 * @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE when too many wait already
 */
export async function sendInParts<Part extends z.ZodType>(
  call: HeavyCall,
  { parts, schema, around: [before, behind] = ['[', ']'] }: Parts<Part>,
): Promise<FastifyReply> {
  finished(call.reply.raw, beginParts(call.user.id));
  const source = parts[Symbol.asyncIterator]();

  /** Null behind the last one. */
  async function writeNext(): Promise<string | null> {
    const { done, value } = await source.next();
    return done ? null : JSON.stringify(schema.parse(value));
  }

  // What is refused is refused before anything is sent.
  let next = await workInTurn(call, writeNext);
  async function* write() {
    for (let divider = before; next !== null; divider = ',') {
      yield divider + next;
      next = await workInTurn(call, writeNext);
    }
    yield isEmpty ? before + behind : behind;
  }
  const isEmpty = next === null;
  return call.reply.type('application/json; charset=utf-8').send(Readable.from(write(), { highWaterMark: 1 }));
}

interface Parts<Part extends z.ZodType> {
  parts: AsyncIterable<z.input<Part>>;
  schema: Part;
  around?: [string, string];
}
