import { createHash } from 'node:crypto';
import { mkdir, realpath, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// Linux gives a socket's path 108 bytes, macOS 104.
const LONGEST_SOCKET_PATH = 100;
const TAKE_OVER_MS = 100;

/**
 * Two processes that start one database at once would be in each other's way. Whoever starts it listens on a local
 * socket beside its folder; after a kill -9 nobody answers there and the next one takes it over.
 * @returns a function that gives the lock back, or null when another process holds it
 */
export async function lockStart(folder: string): Promise<(() => Promise<void>) | null> {
  const path = await socketOf(folder);
  const server = (await listen(path)) ?? (await takeOver(path));
  if (!server) return null;
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/** Beside the database itself, by whatever way one came to it; elsewhere only where the path is too long for a socket. */
async function socketOf(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const place = await realpath(folder);
  const beside = `${place}.lock`;
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH) return beside;
  return join(tmpdir(), `cigogne-${createHash('sha256').update(place).digest('hex').slice(0, 24)}.sock`);
}

/** Of two that take over at once, the one whose socket stands there in the end has the lock. */
async function takeOver(path: string): Promise<Server | null> {
  if (await answers(path)) return null;
  await unlink(path).catch(() => undefined);
  const server = await listen(path);
  if (!server) return null;
  const { ino } = await stat(path);
  await pause(TAKE_OVER_MS);
  const standing = await stat(path).catch(() => null);
  if (standing?.ino === ino) return server;
  server.close();
  return null;
}

function listen(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(null) : fail(error)));
    server.listen(path, () => done(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
