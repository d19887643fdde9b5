import type * as z from 'zod';
import type { EndpointName, Endpoints } from './endpoints.ts';

/** Opening a registry, which shows its address: recorded when it is somebody else's, once an hour. */
export const REGISTRY_OPENING = 'GET /birthregistry/{birth_registry_id}' satisfies EndpointName;

/** Reads worth recording: a superuser looked at a person's data. */
export const RECORDED_READS = [
  REGISTRY_OPENING,
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
