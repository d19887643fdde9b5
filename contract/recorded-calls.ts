import type * as z from 'zod';
import type { EndpointName, Endpoints } from './endpoints.ts';

/**
 * Reading somebody else's list, or everybody's: addresses, babies' names, who gave what; of mails that failed, whose
 * they are and the lists' titles. Recorded once an hour, since whoever works on a list does so again and again.
 */
export const REGISTRY_READS = [
  'GET /birthregistry/',
  'GET /birthregistry/{birth_registry_id}',
  'GET /baby/',
  'GET /baby/{baby_id}',
  'GET /baby/birth_registry/{birth_registry_id}',
  'GET /booking/',
  'GET /booking/{booking_id}',
  'GET /category/',
  'GET /category/{category_id}',
  'GET /category/birth_registry/{birth_registry_id}',
  'GET /wish/',
  'GET /wish/{wish_id}',
  'GET /email/failed',
] as const satisfies readonly EndpointName[];

/** Reads worth recording: a superuser looked at a person's data. */
export const RECORDED_READS = [
  ...REGISTRY_READS,
  'GET /admin/accounts/{user_id}',
  'GET /user/{user_id}',
  'GET /email/failed/{mail_id}',
] as const satisfies readonly EndpointName[];

/** The calls that are recorded when a superuser makes them: all that write, and those reads. */
export type RecordedCall = Exclude<EndpointName, `GET ${string}`> | (typeof RECORDED_READS)[number];

type IdsOf<Name extends RecordedCall> = Endpoints[Name] extends { params: infer Params extends z.ZodType }
  ? { [Key in keyof z.output<Params>]: z.output<Params>[Key] extends number ? Key : never }[keyof z.output<Params>]
  : never;

/** The ids in their paths, which are recorded too: texts there could be tokens. */
export type RecordedId = { [Name in RecordedCall]: IdsOf<Name> }[RecordedCall];
