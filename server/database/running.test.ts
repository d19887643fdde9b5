import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/databases/database.ts';
import { type DatabaseConnection, openDatabase } from './client.ts';
import { findRunning, nameOfService } from './running.ts';
import { followWriteSignals } from './write-signals.ts';

let connection: Awaited<ReturnType<typeof openTestDatabase>>;
let service: DatabaseConnection;
beforeEach(async () => {
  connection = await openTestDatabase();
  const applicationName = nameOfService('http://localhost:4321');
  service = await openDatabase({ databaseUrl: connection.url, dataDir: '', applicationName });
});
afterEach(async () => {
  await service.close();
  await connection.close();
});

it('a service that waits for visitors, its idle connections closed, is still seen to be running', async () => {
  const signals = followWriteSignals(service.database, () => undefined);
  await vi.waitUntil(() => signals.isListening());
  service.pool.on('error', () => undefined);
  await connection.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    nameOfService('http://localhost:4321'),
  ]);
  expect(await findRunning(connection)).toBe('http://localhost:4321');
  await signals.close();
  await vi.waitUntil(async () => (await findRunning(connection)) === null);
});
