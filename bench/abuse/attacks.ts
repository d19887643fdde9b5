import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { paths } from '#contract/pages.ts';
import { type AttackTarget, FORM_BEGIN, leaveUnfinished, send, stopReading } from './sending.ts';

const AT_ONCE = 32;

interface Attack {
  /** How many attempts run at once. */
  atOnce: number;
  /** The pause of each after an answer; 15 ms by default. */
  pauseMs?: number;
  /** Returns what makes one attempt, which returns the answer's status. */
  prepare(target: AttackTarget): Promise<() => Promise<string>>;
}

export const ATTACKS: Record<string, Attack> = {
  // What the other rows are to be compared with: the machine's moods, and a heap that still grows.
  'no attack': { atOnce: 0, prepare: async () => async () => '' },
  '300 unfinished uploads': {
    atOnce: 300,
    pauseMs: 1000,
    prepare: async (target) => () =>
      leaveUnfinished(target, {
        path: '/api/v1/s3/upload/item',
        type: 'multipart/form-data; boundary=b',
        begin: FORM_BEGIN,
        sent: 5_000_000,
      }),
  },
  '800 unfinished bodies of JSON': {
    atOnce: 800,
    pauseMs: 1000,
    prepare: async (target) => () =>
      leaveUnfinished(target, { path: '/api/v1/category/', type: 'application/json', begin: '{', sent: 250_000 }),
  },
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
    // All gifts pass.
    prepare: async (target) => () =>
      send(target, { path: `${paths.publicRegistry(target.listName)}?q=cadeau&min=${Math.random()}` }),
  },
  'its page, filtered, never read': {
    atOnce: 300,
    prepare: async (target) => () => stopReading(target, `${paths.publicRegistry(target.listName)}?q=cadeau&min=0`),
  },
  'its gifts, page by page': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: paths.publicWish(target.listName, oneOf(target.wishIds)) }),
  },
  'its page for parents': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: paths.ownerRegistry(target.listId) }),
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
  'pages of 5 MB handed over': { atOnce: AT_ONCE, prepare: preparePages },
  'addresses slow to read': {
    atOnce: AT_ONCE,
    prepare: async (target) => () => send(target, { path: `/a${'/'.repeat(15_000)}b` }),
  },
  'links slow to read': {
    atOnce: AT_ONCE,
    prepare: changing(JSON.stringify({ link: `https://a.fr/${'.'.repeat(20_000)}a` })),
  },
  'JSON that unfolds': { atOnce: AT_ONCE, prepare: changing(`{"title":${'['.repeat(250_000)}`) },
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

async function preparePngs(target: AttackTarget): Promise<() => Promise<string>> {
  const picture = sharp({ create: { width: 8000, height: 5000, channels: 4, background: '#c338' } });
  const body = Buffer.concat([Buffer.from(FORM_BEGIN), await picture.png().toBuffer(), Buffer.from('\r\n--b--\r\n')]);
  const type = 'multipart/form-data; boundary=b';
  return () => send(target, { path: '/api/v1/s3/upload/item', body, type, token: target.token });
}

/** A shop's page handed over by a browser, at maximum size, full of characters JSON must escape. */
async function preparePages(target: AttackTarget): Promise<() => Promise<string>> {
  const html = `<title>Doudou</title>${'<p class="x">\n'.repeat(350_000)}`;
  const page = Buffer.from(JSON.stringify({ url: 'https://www.fnac.com/a1', html }));
  return () =>
    send(target, { path: '/api/v1/scraper/read', body: page, type: 'application/json', token: target.token });
}

/** A change of a gift. */
function changing(body: string) {
  const sent = Buffer.from(body);
  return async (target: AttackTarget) => () =>
    send(target, {
      path: `/api/v1/wish/${oneOf(target.wishIds)}`,
      method: 'PUT',
      body: sent,
      type: 'application/json',
      token: target.token,
    });
}

function bait(target: AttackTarget): Promise<string> {
  const wish = oneOf(target.wishIds);
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

function oneOf(ids: readonly number[]): number {
  return ids[Math.floor(Math.random() * ids.length)] ?? 0;
}

function random(): string {
  return randomBytes(4).toString('hex');
}
