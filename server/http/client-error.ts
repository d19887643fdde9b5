import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { languageOf } from './language.ts';
import { presentProblem, problem } from './problem.ts';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The answer to what is not HTTP, is too large for it, or too slow to become a request. */
export function answerClientError(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && !hasAnswered(socket)) socket.write(answerTo(error, this.protection));
  socket.destroy();
}

/** Node's own rule: an answer already started cannot be taken back. */
function hasAnswered(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
  return answer?.headersSent ?? false;
}

function answerTo(error: ConnectionError, protection: Record<string, string>): string {
  const status = STATUS[error.code] ?? 400;
  const language = /^accept-language:(.*)$/im.exec(String(error.rawPacket ?? ''))?.[1];
  const body = JSON.stringify({ ...presentProblem(problem('BAD_REQUEST'), languageOf(language)), status });
  const headers = {
    ...protection,
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
