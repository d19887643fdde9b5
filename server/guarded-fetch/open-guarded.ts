import { checkedWebAddress, findDestination, type Guest } from './destinations.ts';
import { FetchFailure } from './fetch-failure.ts';
import { MOST_REDIRECTS, redirectOf } from './guarded-fetch.ts';
import { answering, fetchFailureOf, inWords } from './request-once.ts';
import { userAgentOf } from './shop-manners.ts';

/** A feed may come as slowly as its shop likes, but must not stall or last for ever. */
const SILENCE_MS = 60_000;
const LONGEST_MS = 2 * 60 * 60 * 1000;
const MOST_BYTES = 4 * 1024 ** 3;

export interface OpenedSource {
  /** Its declared length; null if it declares none. */
  size: number | null;
  /** Still compressed. Reading it to the end, or abandoning it, closes the connection. */
  bytes: AsyncIterable<Buffer>;
}

/**
 * Opens an address the operator configured, whatever its size: public addresses only, checked at each redirect, as
 * for what strangers name. It is streamed, never held in memory.
 * @throws FetchFailure, also while it is being read
 */
export async function openGuarded(address: string, guest: Guest): Promise<OpenedSource> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  let url = checkedWebAddress(address);
  for (let left = MOST_REDIRECTS; left >= 0; left -= 1) {
    const opened = await openOnce(url, guest, signal);
    const next = redirectOf(opened, url);
    if (!next && opened.status === 200) return sourceOf(opened, signal);
    await opened.client.destroy();
    if (!next) throw new FetchFailure('unreachable', `status ${opened.status}`);
    url = next;
  }
  throw new FetchFailure('refused', 'it leads on and on');
}

type Opened = Awaited<ReturnType<typeof openOnce>>;

async function openOnce(url: URL, { borders, contact }: Guest, signal: AbortSignal) {
  const addresses = await findDestination(url, borders, signal);
  // Loaded with the first feed.
  const { Client } = await import('undici');
  const client = new Client(url.origin, {
    allowH2: false,
    connect: { lookup: answering(addresses) },
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
  });
  try {
    const { statusCode, headers, body } = await client.request({
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      headers: { 'user-agent': userAgentOf(contact), accept: '*/*', 'accept-encoding': 'gzip' },
      // Otherwise undici takes a shop that hangs up once all is sent for one that breaks off.
      reset: true,
      signal,
    });
    return { status: statusCode, headers: inWords(headers), body, client };
  } catch (error) {
    await client.destroy();
    throw fetchFailureOf(error as NodeJS.ErrnoException, signal);
  }
}

function sourceOf({ headers, body, client }: Opened, signal: AbortSignal): OpenedSource {
  async function* bytes(): AsyncGenerator<Buffer> {
    let length = 0;
    try {
      for await (const part of body as AsyncIterable<Buffer>) {
        length += part.length;
        if (length > MOST_BYTES) throw new FetchFailure('too large', `over ${MOST_BYTES} bytes`);
        yield part;
      }
    } catch (error) {
      throw error instanceof FetchFailure ? error : fetchFailureOf(error as NodeJS.ErrnoException, signal);
    } finally {
      await client.destroy();
    }
  }
  const size = Number(headers['content-length'] ?? Number.NaN);
  return { size: Number.isFinite(size) ? size : null, bytes: bytes() };
}
