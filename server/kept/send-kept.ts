import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliDecompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Is sent as it is to whoever accepts Brotli, which nearly all do. */
export interface KeptAnswer {
  headers: Record<string, string>;
  etag: string;
  br: Buffer;
  /** Created on first use. */
  gzip?: Promise<Buffer>;
}

/** Named in Accept-Encoding, and not ruled out by a weight of 0. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/;

const toBrotli = promisify(brotliCompress);
const plain = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** zlib's results each occupy 16 kB, however short they are. */
const exact = (bytes: Buffer) => Buffer.copyBytesFrom(bytes);

/** Compressed once, for all who ask. */
export async function compressed({
  headers,
  body,
}: Pick<KeptAnswer, 'headers'> & { body: string | Buffer }): Promise<KeptAnswer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const br = await toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return { headers, br: exact(br), etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Writes sent together wake the reader once: under load that is half the cost of sending. */
function otherEventsFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** In If-None-Match, strong or weak. */
function isNamed(etag: string, names = ''): boolean {
  return names.split(',').some((name) => ['*', etag].includes(name.trim().replace(/^W\//, '')));
}

/** In the form the reader accepts, or the word that they have it. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  await otherEventsFirst();
  reply.headers(answer.headers);
  if (reply.getHeader('cache-control') !== 'no-store') {
    reply.header('etag', answer.etag);
    if (isNamed(answer.etag, request.headers['if-none-match'])) return reply.status(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (BROTLI.test(accepted)) return reply.header('content-encoding', 'br').send(answer.br);
  if (GZIP.test(accepted)) {
    answer.gzip ??= plain(answer.br).then(toGzip).then(exact);
    return reply.header('content-encoding', 'gzip').send(await answer.gzip);
  }
  // Piece by piece, so that clients that ask repeatedly without reading take no memory.
  const unpacking = createBrotliDecompress();
  unpacking.end(answer.br);
  return reply.send(unpacking);
}
