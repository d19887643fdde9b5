import { randomBytes } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { startTestApp } from '../testing/app.ts';
import { administrate, withDatabase } from '../testing/databases/database.ts';
import { startServerProcess } from '../testing/processes/server-process.ts';

it('six nodes that start together on an empty database all serve', async () => {
  const server = inject('server');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const testApp = await startTestApp();
  await administrate(server, `create database ${name}`);
  const settings = { dataDir: testApp.context.config.dataDir, databaseUrl: withDatabase(server, name) };
  const nodes = await Promise.all(Array.from({ length: 6 }, () => startServerProcess(settings)));
  const answers = await Promise.all(nodes.map((node) => node.request('GET /config')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
  await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  await administrate(server, `drop database ${name}`);
  await testApp.close();
});
