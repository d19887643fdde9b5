import type { LookupFunction } from 'node:net';
import type { Cookies } from './cookies.ts';
import { type Borders, findDestination } from './destinations.ts';
import { FetchFailure } from './fetch-failure.ts';
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts';

/** Shops set many cookies and long content security policies. */
const MOST_HEADER_BYTES = 64 * 1024;

export interface WantedAnswer {
  /** Our User-Agent, made in guarded-fetch.ts. */
  userAgent: string;
  cookies: Cookies;
  /** The Accept header. */
  accept: string;
  /** Bytes of the body, including after decompression. */
  most: number;
  /** Leaves the body compressed and keeps `content-encoding`: decompressing takes time. */
  isLeftPacked?: boolean;
}

export interface FetchedAnswer {
  status: number;
  /** Names in lower case; repeated headers are joined with commas. */
  headers: Record<string, string>;
  /** Decompressed, unless asked to leave it. */
  bytes: Buffer;
}

/**
 * One request, on a connection of its own to the checked addresses; redirects are not followed.
 * @throws FetchFailure
 */
export async function requestOnce(
  url: URL,
  wanted: WantedAnswer,
  borders: Borders,
  signal: AbortSignal,
): Promise<FetchedAnswer> {
  try {
    const addresses = await findDestination(url, borders, signal);
    signal.throwIfAborted();
    return await ask(url, wanted, addresses, signal);
  } catch (error) {
    throw error instanceof FetchFailure ? error : fetchFailureOf(error as NodeJS.ErrnoException, signal);
  }
}

export function fetchFailureOf(cause: NodeJS.ErrnoException, signal: AbortSignal): FetchFailure {
  const details = cause.code ?? cause.message;
  if (signal.aborted) return new FetchFailure('too slow', details, { cause });
  return new FetchFailure(details === 'UND_ERR_HEADERS_OVERFLOW' ? 'too large' : 'unreachable', details, { cause });
}

async function ask(url: URL, wanted: WantedAnswer, addresses: string[], signal: AbortSignal): Promise<FetchedAnswer> {
  // Loaded with the first page.
  const { Client } = await import('undici');
  const client = new Client(url.origin, {
    allowH2: false,
    maxHeaderSize: MOST_HEADER_BYTES,
    connect: { lookup: answering(addresses) },
  });
  try {
    const { statusCode, headers, body } = await client.request({
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      headers: {
        'user-agent': wanted.userAgent,
        accept: wanted.accept,
        'accept-encoding': ACCEPTED_ENCODINGS,
        'accept-language': 'fr, en;q=0.5, de;q=0.4',
        ...wanted.cookies.for(url),
      },
      signal,
    });
    wanted.cookies.keep(url, [headers['set-cookie'] ?? []].flat());
    const answerHeaders = inWords(headers);
    const encoding = wanted.isLeftPacked ? '' : (answerHeaders['content-encoding'] ?? '');
    const bytes = await readBody(body, encoding, wanted.most);
    return { status: statusCode, headers: wanted.isLeftPacked ? answerHeaders : withoutEncoding(answerHeaders), bytes };
  } finally {
    await client.destroy();
  }
}

/** Whatever name is looked up, these are the addresses. */
export function answering(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_name, { all: wantsAll }, done) => {
    const [first] = all;
    if (wantsAll) done(null, all);
    else done(null, first?.address ?? '', first?.family);
  };
}

export function inWords(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
}

function withoutEncoding({
  'content-encoding': _encoding,
  'content-length': _length,
  ...rest
}: Record<string, string>) {
  return rest;
}
