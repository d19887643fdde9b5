import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { administrate, withDatabase } from '../testing/databases/database.ts';
import { startProblem } from './start-problem.ts';

const name = `strangers_${process.pid}`;
let url: string;
beforeAll(async () => {
  const server = inject('server');
  await administrate(server, `create role ${name} login password 'secret'`);
  await administrate(server, `create database ${name}`);
  const address = new URL(withDatabase(server, name));
  address.username = name;
  address.password = 'secret';
  url = address.href;
});
afterAll(async () => {
  await administrate(inject('server'), `drop database ${name} with (force)`);
  await administrate(inject('server'), `drop role ${name}`);
});

async function failureOf(work: () => Promise<unknown>): Promise<string> {
  const error = await work().then(
    () => expect.fail('it started'),
    (reason) => reason,
  );
  const line = startProblem(error) ?? expect.fail(String(error));
  expect(line).not.toContain('\n');
  return line;
}

it('an account that does not own the database is told what it lacks', async () => {
  const connection = await openDatabase({ databaseUrl: url, dataDir: '' });
  const line = await failureOf(() => migrate(connection.patient));
  expect(line).toMatch(/^DATABASE_URL: this account may not make tables.* \(permission denied for schema public\)\.$/);
  await connection.close();
});

it('so is one whose database holds something else', async () => {
  await administrate(withDatabase(inject('server'), name), 'create table migrations (other text)');
  await administrate(withDatabase(inject('server'), name), `alter database ${name} owner to ${name}`);
  const connection = await openDatabase({ databaseUrl: url, dataDir: '' });
  await administrate(withDatabase(inject('server'), name), `alter table migrations owner to ${name}`);
  const line = await failureOf(() => migrate(connection.patient));
  expect(line).toMatch(/^DATABASE_URL: there are tables in this database that are not Cigogne’s/);
  await connection.close();
});

it('a port that is taken is named', async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  const line = await failureOf(
    () =>
      new Promise((_done, fail) => {
        createServer().once('error', fail).listen(taken.address());
      }),
  );
  expect(line).toMatch(/^PORT: this port is taken/);
  taken.close();
});

it.each(['EAI_AGAIN', 'ENOTFOUND', 'EAFNOSUPPORT'])('so is a host where %s keeps it from listening', async (code) => {
  const error = Object.assign(new Error(`getaddrinfo ${code} cigogne`), { code, syscall: 'getaddrinfo' });
  expect(await failureOf(() => Promise.reject(error))).toMatch(/^HOST: .* always work\.$/);
});

it('a server that nobody reaches is one line too', async () => {
  const line = await failureOf(() => openDatabase({ databaseUrl: 'postgres://x@127.0.0.1:9/x', dataDir: '' }));
  expect(line).toMatch(/^DATABASE_URL: PostgreSQL cannot be reached/);
});
