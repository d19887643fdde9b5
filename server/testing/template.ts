import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { type DatabaseConnection, EXTENSIONS, fromClient, openDatabase } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { startJobs } from '../jobs/jobs.ts';
import { administrate, serverUrl, withDatabase } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a dump of a migrated PGlite, or the name of a template database on the server. */
    template: string;
  }
}

/** Before all tests: migrates one database, of which every test file gets copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { name, remove } = serverUrl ? await templateOnServer(serverUrl) : await embeddedTemplate();
  project.provide('template', name);
  return remove;
}

async function prepare(connection: DatabaseConnection): Promise<void> {
  await migrate(connection.patient);
  const jobs = await startJobs(connection, { passive: true });
  await jobs.stop();
}

async function embeddedTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'cigogne-template-'));
  const client = await PGlite.create({ extensions: EXTENSIONS });
  await prepare(fromClient(client));
  const dump = await client.dumpDataDir('none');
  await client.close();
  const name = join(folder, 'database.tar');
  await writeFile(name, Buffer.from(await dump.arrayBuffer()));
  return { name, remove: () => rm(folder, { recursive: true }) };
}

async function templateOnServer(url: string) {
  const name = `template_${randomBytes(6).toString('hex')}`;
  await administrate(url, `create database ${name}`);
  const connection = await openDatabase({ databaseUrl: withDatabase(url, name), dataDir: '' });
  await prepare(connection);
  await connection.close();
  return { name, remove: () => administrate(url, `drop database ${name} with (force)`) };
}
