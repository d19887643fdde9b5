import type * as z from 'zod';
import type { EndpointName, Endpoints } from './endpoints.ts';

/**
 * Reading somebody else's list, or through everybody's: addresses, babies' names, who gave what; through the accounts;
 * through mails that failed, with their people and the lists' titles. Recorded once an hour, since whoever works there
 * does so again and again.
 */
export const BROWSING_READS = [
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
  'GET /admin/accounts',
  'GET /user/',
  'GET /email/failed',
] as const satisfies readonly EndpointName[];

/** Reads worth recording: a superuser looked at a person's data. */
export const RECORDED_READS = [
  ...BROWSING_READS,
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
