import fc from 'fast-check';
import sharp from 'sharp';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { mediaTypes } from '../../http/implement.ts';
import { collectSchemas } from '../../service/openapi/collect-schemas.ts';
import type { TestApp } from '../app.ts';
import { fileForm } from '../multipart.ts';
import { type Pools, spoiled, validInput } from './arbitrary-input.ts';

/** PROPERTY_RUNS=1000 searches harder, PROPERTY_SEED=7 searches elsewhere; a failure prints its seed and path. */
export const EFFORT = {
  seed: Number(process.env.PROPERTY_SEED ?? 20_261_121),
  runsPerCaller: Number(process.env.PROPERTY_RUNS ?? 5),
};

const WORDS = new Set(Object.keys(endpoints).flatMap((line) => line.split(/[ /]/)));

const ODD_HEADERS = ['', 'short', 'a'.repeat(16), 'é'.repeat(64), '\t', 'x'.repeat(200)];
const headerValue = fc.oneof(
  { weight: 3, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS) },
);

interface GeneratedCall {
  caller: string;
  params: unknown;
  query: unknown;
  body: unknown;
  mediaType: string | undefined;
  headers: Record<string, string>;
}

/** Calls of an endpoint by one of these callers, two thirds of them following its documentation. */
export function callsOf(endpoint: Endpoint, callers: string[], pools: Pools): fc.Arbitrary<GeneratedCall> {
  const { components, read } = collectSchemas();
  const inputFor = (part: Endpoint['body']) =>
    part ? validInput(read(part, 'input'), components, pools) : fc.constant(undefined);
  const mostly = (input: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 2, arbitrary: input }, { weight: 1, arbitrary: spoiled(input) });
  const own = (endpoint.requestHeaders ?? []).map((name) => [name, headerValue] as const);
  return fc.record({
    caller: fc.constantFrom(...callers),
    params: endpoint.params ? mostly(inputFor(endpoint.params)) : fc.constant({}),
    query: endpoint.query ? mostly(inputFor(endpoint.query)) : fc.constant({}),
    body: endpoint.body ? mostly(inputFor(endpoint.body)) : fc.constant(undefined),
    mediaType: endpoint.body || endpoint.bodyTypes ? fc.constantFrom(...mediaTypes(endpoint)) : fc.constant(undefined),
    headers: fc.record({
      'accept-language': fc.constantFrom(...LANGUAGES, 'x;q=', '*'),
      ...(Object.fromEntries(own) as Record<string, fc.Arbitrary<string>>),
    }),
  });
}

/** Sends a generated call; null if its address would be another call's. */
export async function send({ request }: TestApp, line: string, call: GeneratedCall, token: string | undefined) {
  const [method = '', path = ''] = line.split(' ');
  const filled = fillPath(path, call.params);
  if (filled === null) return null;
  const { body, headers } = await payloadOf(call);
  return request(`${method} ${filled}${queryOf(call.query)}`, {
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body }),
    headers: { ...call.headers, ...headers },
  });
}

function fillPath(path: string, params: unknown): string | null {
  const values = path.split('/').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part;
    const value = asText((params as Record<string, unknown> | null)?.[name]);
    // What URLs normalise away, and words that turn it into another call's address.
    return /^\.{0,2}$/.test(value) || WORDS.has(value) ? null : encodeURIComponent(value.toWellFormed());
  });
  return values.includes(null) ? null : values.join('/');
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const fields = Object.entries(query).map(([name, value]) => [name, asText(value)]);
  return `?${new URLSearchParams(fields)}`;
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function payloadOf({ body, mediaType }: GeneratedCall) {
  if (mediaType === 'multipart/form-data') return fileForm(await aPicture);
  if (body === undefined || mediaType === undefined) return { body: undefined, headers: {} };
  const text = mediaType === 'application/json' ? JSON.stringify(body) : queryOf(body).slice(1);
  return { body: text, headers: { 'content-type': mediaType } };
}

const aPicture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#6ec1e4' } })
  .png()
  .toBuffer();
