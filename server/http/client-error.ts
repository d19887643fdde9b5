import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { languageOf } from './language.ts';
import { presentProblem, problem } from './problem.ts';

/** The answer to what is not HTTP, or too slow to become a request. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const language = /^accept-language:(.*)$/im.exec(String(error.rawPacket ?? ''))?.[1];
    const body = JSON.stringify(presentProblem(problem('BAD_REQUEST'), languageOf(language)));
    const head = [
      'HTTP/1.1 400 Bad Request',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/problem+json; charset=utf-8',
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
