import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/pages.ts';
import type { Send } from '#contract/plain-client.ts';
import { buildApp } from '../app.ts';
import { workOffMails } from '../background/mail-work.ts';
import { type Config, readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Context } from '../context.ts';
import { type DatabaseConnection, openDatabase } from '../database/client.ts';
import { findRunning } from '../database/running.ts';
import { startJobs } from '../jobs/jobs.ts';
import { ensureDefaultCovers } from '../pictures/default-covers.ts';
import { prepareDatabase } from '../start/prepare-database.ts';
import { startProblem } from '../start/start-problem.ts';
import { fillCatalogue } from './demo/catalogue/fill-catalogue.ts';
import { STORIES } from './demo/stories.ts';
import { tellStory } from './demo/tell-story.ts';

/** `npm run demo`: fills an instance, running or stopped, with invented families, through the public API. */

interface Instance {
  context: Context;
  send: Send;
  /** Sends waiting mails. */
  deliverMails(): Promise<void>;
  close(): Promise<void>;
}

const ACTIVATION_TRIES = 60;

async function main(): Promise<void> {
  const config = readConfig();
  refuseRealInstances(config);
  const connection = await openDatabase(config);
  try {
    const runningAt = await findRunning(connection);
    console.log(
      runningAt ? `Filling the running instance ${runningAt} …` : 'Filling the instance, which is not running …',
    );
    const settings = { ...config, publicUrl: runningAt ?? config.publicUrl };
    refuseRealInstances(settings);
    await fill(settings, connection);
  } finally {
    await connection.close();
  }
}

async function fill(config: Config, connection: DatabaseConnection): Promise<void> {
  const instance = await openInstance(config, connection);
  try {
    for (const story of STORIES) {
      const { login, name } = await tellStory(instance.send, story, (userId) =>
        findActivation(config, instance, userId),
      );
      console.log(`\n${story.registry.title}`);
      console.log(`  list    ${config.publicUrl}${paths.sharedRegistry(name, 'fr')}`);
      console.log(`  parent  ${login.email}  ${login.password}`);
    }
    const count = await fillCatalogue(instance.context, connection);
    console.log(`\nThe catalogue has ${count} articles of invented shops: ${config.publicUrl}${paths.catalogue()}`);
    await instance.deliverMails();
    console.log(`\nLog in at ${config.publicUrl}${paths.login()}; the mails are in ${join(config.dataDir, 'outbox')}.`);
  } finally {
    await instance.close();
  }
}

function refuseRealInstances(config: Config): void {
  const { hostname } = new URL(config.publicUrl);
  if (!/^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(hostname)) {
    throw new ConfigError('PUBLIC_URL is not local: the demo never writes into an instance that real families use.');
  }
  if (config.smtpUrl) throw new ConfigError('SMTP_URL is set: the demo would write to invented addresses. Unset it.');
}

async function openInstance(config: Config, connection: DatabaseConnection): Promise<Instance> {
  await prepareDatabase(connection, config);
  const jobs = await startJobs(connection, { passive: true });
  const context: Context = { config, database: connection.database, jobs };
  await ensureDefaultCovers(context);
  const app = await buildApp(context);
  return {
    context,
    send: inProcess(app),
    async deliverMails() {
      await workOffMails(context);
    },
    async close() {
      await app.close();
      await jobs.stop();
    },
  };
}

function inProcess(app: FastifyInstance): Send {
  return async (path, { method, headers, body }) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: Object.fromEntries(request.headers),
      ...(body === undefined ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
}

async function findActivation(config: Config, instance: Instance, userId: number): Promise<{ token: string }> {
  const outbox = join(config.dataDir, 'outbox');
  const link = new RegExp(`${paths.activate(userId, '')}([\\w-]+)`);
  for (let attempt = 0; attempt < ACTIVATION_TRIES; attempt += 1) {
    await instance.deliverMails();
    for (const file of (await readdir(outbox)).filter((name) => name.startsWith('activation-'))) {
      const mail = (await readFile(join(outbox, file), 'utf8')).replaceAll(/=\r?\n/g, '');
      const token = link.exec(mail)?.[1];
      if (token) return { token };
    }
    await pause(500);
  }
  throw new Error('The activation mail did not come.');
}

main().catch((error: unknown) => {
  console.error(startProblem(error) ?? error);
  process.exit(1);
});
