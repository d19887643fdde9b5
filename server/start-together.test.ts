import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTestApp } from './testing/app.ts';
import { administrate, serverUrl, withDatabase } from './testing/database.ts';
import { startServerProcess } from './testing/server-process.ts';

it.runIf(serverUrl)('six nodes that start together on an empty database all serve', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const testApp = await startTestApp();
  await administrate(serverUrl as string, `create database ${name}`);
  const settings = { dataDir: testApp.context.config.dataDir, databaseUrl: withDatabase(serverUrl as string, name) };
  const nodes = await Promise.all(Array.from({ length: 6 }, () => startServerProcess(settings)));
  const answers = await Promise.all(nodes.map((node) => node.request('GET /config')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
  await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  await administrate(serverUrl as string, `drop database ${name}`);
  await testApp.close();
});
