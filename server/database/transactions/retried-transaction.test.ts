import { expect, it } from 'vitest';
import type { Database } from '../client.ts';
import { retriedTransaction } from './retried-transaction.ts';

/** A database that aborts the first transactions with these errors. */
function databaseWith(errors: Error[]): Database {
  const transaction = (work: (tx: unknown) => Promise<unknown>) => {
    const error = errors.shift();
    return error ? Promise.reject(error) : work({});
  };
  return { transaction } as unknown as Database;
}

function failure(code: string): Error {
  return new Error('Failed query', { cause: Object.assign(new Error('database'), { code }) });
}

it('a transaction that gave way to another one is tried again', async () => {
  const database = databaseWith([failure('40P01'), failure('40001')]);
  expect(await retriedTransaction(database, () => Promise.resolve('booked'))).toBe('booked');
});

it('any other failure is not retried', async () => {
  const database = databaseWith([failure('23514')]);
  await expect(retriedTransaction(database, () => Promise.resolve('booked'))).rejects.toThrow('Failed query');
});

it('it gives up in the end', async () => {
  const database = databaseWith(Array.from({ length: 20 }, () => failure('40P01')));
  await expect(retriedTransaction(database, () => Promise.resolve('booked'))).rejects.toThrow('Failed query');
});
