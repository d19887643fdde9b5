import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { workOffMails } from '../background/mail-work.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Context } from '../context.ts';
import type { DatabaseConnection } from '../database/client.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { MailJob } from '../mail/mail-job.ts';
import { keepFailedMail } from '../mail/sending/failed-mails.ts';
import { openTestDatabase } from './databases/database.ts';
import { readOutbox, type SentMail } from './mails/outbox.ts';
import { sampleShop } from './shop.ts';

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  connection: DatabaseConnection;
  databaseUrl: string;
  /** A request to /api/v1 as a client makes it. */
  request(line: string, options?: RequestOptions): Promise<LightMyRequestResponse>;
  /** Sends waiting mails to the outbox. Returns how many jobs ran. */
  deliverMails(): Promise<number>;
  /** Sends waiting mails; returns everything this address has received so far. */
  mailsTo(address: string): Promise<SentMail[]>;
  subjectsTo(address: string): Promise<string[]>;
  /** Moves given-up mails to where a superuser sees them. */
  keepFailedMails(): Promise<number>;
  close(): Promise<void>;
}

interface RequestOptions {
  token?: string;
  body?: InjectOptions['payload'];
  /** The address of the client, or of the proxy in front of it. */
  from?: string;
  headers?: Record<string, string>;
}

/** The whole service without its pages, on its own database and data folder. */
export async function startTestApp(settings: Partial<Config> = {}, logger?: FastifyBaseLogger): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cigogne-test-'));
  const connection = await openTestDatabase();
  const config = { ...(await testConfig(dataDir)), ...settings };
  // The template has the queues.
  const jobs = await startJobs(connection, { passive: true, isInstalled: true });
  const context: Context = { config, database: connection.database, jobs };
  const app = await buildApp(context, { ...(logger ? { logger } : {}) });

  async function mailsTo(address: string): Promise<SentMail[]> {
    await workOffMails(context);
    const mails = await readOutbox(dataDir);
    return mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
  }

  return {
    app,
    context,
    connection,
    databaseUrl: connection.url,
    async request(line, { token, body, headers, from } = {}) {
      const [method, path] = line.split(' ');
      return app.inject({
        method: method as 'GET',
        url: `/api/v1${path}`,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body }),
        ...(from === undefined ? {} : { remoteAddress: from }),
      });
    },
    deliverMails: () => workOffMails(context),
    mailsTo,
    subjectsTo: async (address) => (await mailsTo(address)).map(({ subject }) => subject),
    keepFailedMails: () =>
      jobs.workOff<MailJob>('mail-given-up', (job, history) => keepFailedMail(context.database, job, history)),
    async close() {
      await app.close();
      await jobs.stop();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function testConfig(dataDir: string): Promise<Config> {
  const { host } = await sampleShop();
  return readConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    FETCH_ALLOW_HOSTS: host,
    OPERATOR_EMAIL: 'operator@example.org',
  });
}
