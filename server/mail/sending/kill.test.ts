import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createUser } from '../../testing/builders.ts';
import { type KeptDatabase, openKeptDatabase } from '../../testing/databases/kept-database.ts';
import { readOutbox } from '../../testing/mails/outbox.ts';
import { type Hold, type ServerProcess, startServerProcess } from '../../testing/processes/server-process.ts';

interface Accepted {
  to: string;
  messageId: string;
}

/** A mail server that can pause at each of its own steps. */
interface PostOffice {
  url: string;
  accepted: Accepted[];
  /** Addresses it permanently rejects. */
  unknown: Set<string>;
  /** Called when the recipient is named, before any of the mail has arrived. */
  onRecipient: (() => Promise<unknown>) | null;
  /** Called when all of the mail has arrived, before the server acknowledges it; false: it was lost on the way. */
  onMail: (() => Promise<boolean>) | null;
}

let kept: KeptDatabase;
let office: PostOffice;
let closeOffice: () => Promise<void>;
beforeAll(async () => {
  kept = await openKeptDatabase();
  [office, closeOffice] = await openPostOffice();
});
afterAll(async () => {
  await closeOffice();
  await kept.remove();
});

async function openPostOffice(): Promise<[PostOffice, () => Promise<void>]> {
  const office: PostOffice = { url: '', accepted: [], unknown: new Set(), onRecipient: null, onMail: null };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    onRcptTo: async ({ address }, _session, done) => {
      if (office.unknown.has(address)) return done(Object.assign(new Error('unknown'), { responseCode: 550 }));
      await office.onRecipient?.();
      done();
    },
    onData: async (stream, { envelope }, done) => {
      // A client killed meanwhile sends part of it.
      const bytes = await new Response(stream as never).arrayBuffer().catch(() => null);
      if (bytes === null) return;
      const { messageId = '' } = await PostalMime.parse(bytes);
      if ((await office.onMail?.()) === false) return;
      office.accepted.push({ to: envelope.rcptTo[0]?.address ?? '', messageId });
      done();
    },
  });
  // A killed client disconnects without a word.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  office.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return [office, () => new Promise((resolve) => server.close(() => resolve()))];
}

const people: string[] = [];

/** Runs a service up to the point of the story where it is killed. */
async function untilKilled<Result>(
  { hold, smtpUrl = office.url }: { hold?: Hold; smtpUrl?: string },
  story: (server: ServerProcess, killed: () => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  await kept.giveBackHeldWork();
  const server = await startServerProcess({ ...kept, smtpUrl, ...(hold ? { hold } : {}) });
  try {
    return await story(server, () => server.end('SIGKILL'));
  } finally {
    await server.end('SIGKILL');
    office.onRecipient = null;
    office.onMail = null;
  }
}

/** Kills when the mail server calls `step`, and then resolves. */
function killAt(step: 'onRecipient' | 'onMail', kill: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    office[step] = async () => {
      await kill();
      resolve();
      return false;
    };
  });
}

/** Somebody requests a mail: its cause is committed when this resolves. */
async function askForMail(server: ServerProcess): Promise<string> {
  const email = people.pop() ?? expect.fail('nobody left');
  const answer = await server.request('POST /password-reset/request-reset', { body: { email } });
  expect(answer.status).toBe(200);
  return email;
}

/** Runs a service until the queue is empty: a mail requested last has arrived. */
async function untilDone(smtpUrl = office.url): Promise<void> {
  await kept.giveBackHeldWork();
  const server = await startServerProcess({ ...kept, smtpUrl });
  const last = await askForMail(server);
  await vi.waitUntil(async () => (await arrived(last, smtpUrl)) > 0, { timeout: 60_000, interval: 100 });
  // Others take over a killed process's jobs a little later.
  await vi.waitUntil(async () => (await countWaiting()) === 0, { timeout: 60_000, interval: 250 });
  await server.end('SIGTERM');
}

async function countWaiting(): Promise<number> {
  const { rows } = await kept.whileStopped(({ context }) =>
    context.database.execute(sql`select 1 from jobs.job where name like 'mail%' and state < 'completed'`),
  );
  return rows.length;
}

async function arrived(email: string, smtpUrl = office.url): Promise<number> {
  if (smtpUrl) return office.accepted.filter(({ to }) => to === email).length;
  return (await readOutbox(kept.dataDir)).filter(({ to }) => to === email).length;
}

describe('when the process is killed', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    await kept.whileStopped(async (stopped) => {
      for (let index = 0; index < 9; index += 1) people.push((await createUser(stopped as never)).email);
    });
  });

  test('at each step of a mail’s life, one after the other, the mail arrives once', async () => {
    // The cause is committed; nobody has taken the mail yet.
    const email = await untilKilled({ hold: 'queued' }, askForMail);
    // It is written but not yet claimed.
    await untilKilled({ hold: 'written' }, (server) => server.held());
    // It is claimed, but none of it has been sent.
    await untilKilled({}, (_server, kill) => killAt('onRecipient', kill));
    // All of it has been sent, but not yet accepted by the mail server.
    await untilKilled({}, (_server, kill) => killAt('onMail', kill));
    expect(await arrived(email)).toBe(0);
    // We have recorded it as sent, but its job is not complete.
    await untilKilled({ hold: 'noted' }, (server) => server.held());
    expect(await arrived(email)).toBe(1);
    await untilDone();
    expect(await arrived(email)).toBe(1);
  });

  test('between the mail server’s "250" and our note of it, and only then, it arrives twice, as the same', async () => {
    const email = await untilKilled({}, async (server) => {
      office.onMail = async () => {
        server.freeze();
        return true;
      };
      const asked = await askForMail(server);
      await vi.waitUntil(async () => (await arrived(asked)) === 1, { timeout: 60_000, interval: 100 });
      return asked;
    });
    await untilDone();
    const mails = office.accepted.filter(({ to }) => to === email);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('while a refused mail is given up and kept, a superuser finds it once, and sends it again', async () => {
    const email = people.at(-1) ?? '';
    office.unknown.add(email);
    await untilKilled({ hold: 'given-up' }, async (server) => {
      await askForMail(server);
      await server.held();
    });
    await untilKilled({ hold: 'kept' }, (server) => server.held());
    office.unknown.clear();
    const { token } = await kept.whileStopped((stopped) => createUser(stopped as never, { isSuperuser: true }));
    await untilKilled({ hold: 'queued' }, async (server) => {
      const failed = await (await server.request('GET /email/failed', { token })).json();
      expect(failed).toMatchObject([{ kind: 'password-reset', reason: 'SMTP EENVELOPE 550 RCPT TO' }]);
      const answer = await server.request(`POST /email/retry/${failed[0].id}`, { token });
      expect(answer.status).toBe(200);
    });
    expect(await arrived(email)).toBe(0);
    await untilDone();
    expect(await arrived(email)).toBe(1);
  });

  test('where mails are files, there is one file', async () => {
    const email = await untilKilled({ hold: 'written', smtpUrl: '' }, async (server) => {
      const asked = await askForMail(server);
      await server.held();
      return asked;
    });
    await untilKilled({ hold: 'noted', smtpUrl: '' }, (server) => server.held());
    await untilDone('');
    expect(await arrived(email, '')).toBe(1);
  });
});
