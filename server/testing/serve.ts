import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { startJobs } from '../jobs/jobs.ts';
import { deliverMail } from '../mail/deliver.ts';
import { keepFailedMail } from '../mail/failed-mails.ts';
import type { MailJob } from '../mail/mail.ts';
import { mailWriters } from '../mail-writers.ts';

/**
 * The service without its pages as a process of its own, on a free port of this machine only: for the tests that need
 * two of them, or kill one (server-process.ts).
 */
async function serve(): Promise<void> {
  const config = readConfig();
  const connection = await openDatabase(config);
  await migrate(connection.database);
  const jobs = await startJobs(connection);
  const context: Context = { config, database: connection.database, jobs };
  const app = await buildApp(context);
  await jobs.work<MailJob>('mail', (job) => deliverMail(context, mailWriters, job));
  await jobs.work<MailJob>('mail-given-up', (job, history) => keepFailedMail(connection.database, job, history));
  process.once('SIGTERM', async () => {
    await app.close();
    await jobs.stop();
    await connection.close();
    process.disconnect?.();
  });
  process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
}

await serve();
