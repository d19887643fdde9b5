import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** An attacker's means: an address, a free account, and a big list. */
export interface AttackTarget {
  url: string;
  address: string;
  token: string;
  listId: number;
  listName: string;
  wishIds: number[];
}

/** The attacker's line: a gigabit per second. On the machine's own loopback, copying would dominate. */
const BYTES_PER_MS = 125_000;
const PIECE = 250_000;

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

interface Attempt {
  path: string;
  /** POST with a body, GET without where nothing is said. */
  method?: 'PUT';
  json?: object;
  body?: Buffer;
  /** Of the body. */
  type?: string;
  token?: string;
}

let lineIsFree = 0;

/** Waits until this much has passed through the line. */
function overTheLine(bytes: number): Promise<void> {
  const now = performance.now();
  lineIsFree = Math.max(lineIsFree, now) + bytes / BYTES_PER_MS;
  return pause(lineIsFree - now);
}

/** One request by the attacker; returns the answer's status. */
export async function send({ url, address }: AttackTarget, attempt: Attempt): Promise<string> {
  const { path, json, token, type = 'application/json', method } = attempt;
  const body = json ? Buffer.from(JSON.stringify(json)) : attempt.body;
  const headers: Record<string, string> = { 'x-forwarded-for': address, 'accept-encoding': 'br' };
  if (body) headers['content-type'] = type;
  if (body) headers['content-length'] = String(body.length);
  if (token) headers.authorization = `Bearer ${token}`;
  await overTheLine(body?.length ?? 0);
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method: method ?? (body ? 'POST' : 'GET'), headers }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Asks, and reads no more than the beginning, until the connection is closed. */
export async function stopReading({ url, address }: AttackTarget, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => {
      socket.pause();
      resolve(String(data).slice(9, 12));
    });
  });
  const status = await Promise.race([answered, closed.then(() => 'closed')]);
  if (status === '200') await closed;
  return status;
}

interface Unfinished {
  path: string;
  type: string;
  begin: string;
  /** How much is sent of it, in bytes: all but the end. */
  sent: number;
}

export const FORM_BEGIN = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

/** Until it is answered or closed. */
export async function leaveUnfinished(
  { url, token, address }: AttackTarget,
  { path, type, begin, sent }: Unfinished,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data).slice(9, 12)));
    socket.once('close', () => resolve('closed'));
    socket.on('error', () => undefined);
  });
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${sent + 1000}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${begin}`);
  for (let left = sent; left > 0 && socket.bytesRead === 0 && !socket.destroyed; left -= PIECE) {
    await overTheLine(PIECE);
    socket.write(Buffer.alloc(Math.min(PIECE, left), ' '));
  }
  return answered.finally(() => socket.destroy());
}
