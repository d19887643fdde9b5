import { buildApp } from '../../app.ts';
import { mailWriters } from '../../background/mail-writers.ts';
import { tellOfBookings } from '../../bookings/mails/tell-of-bookings.ts';
import { readConfig } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import { openDatabase } from '../../database/client.ts';
import { migrate } from '../../database/migrate.ts';
import { startJobs } from '../../jobs/jobs.ts';
import type { MailJob } from '../../mail/mail-job.ts';
import { deliverMail } from '../../mail/sending/deliver.ts';
import { keepFailedMail } from '../../mail/sending/failed-mails.ts';
import { closeSmtp } from '../../mail/sending/smtp.ts';
import type { Hold } from './server-process.ts';

/**
 * The service without its pages as a process of its own, on a free local port: for tests that need two of them, or
 * kill one (server-process.ts). HOLD names the step of a mail's life at which it pauses.
 */
async function serve(): Promise<void> {
  const config = readConfig();
  const connection = await openDatabase(config);
  await migrate(connection.patient);
  const jobs = await startJobs(connection, { passive: config.role === 'web' });
  const context: Context = { config, database: connection.database, jobs };
  const app = await buildApp(context);
  if (config.role !== 'web' && process.env.HOLD !== ('queued' satisfies Hold)) {
    const deliver = async (job: MailJob, _history: unknown, signal: AbortSignal) => {
      await deliverMail(context, writersThatHold(), job, { signal });
      await hold('noted');
    };
    jobs.work<MailJob>('mail', deliver, () => tellOfBookings(context));
    jobs.work<MailJob>('mail-given-up', async (job, history) => {
      await hold('given-up');
      await keepFailedMail(connection.database, job, history);
      await hold('kept');
    });
  }
  process.once('SIGTERM', async () => {
    await app.close();
    await jobs.stop();
    closeSmtp();
    await connection.close();
  });
  process.stdout.write(`listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
}

function writersThatHold(): typeof mailWriters {
  const entries = Object.entries(mailWriters).map(([kind, write]) => [
    kind,
    async (context: Context, ids: never) => {
      const mail = await write(context, ids);
      await hold('written');
      return mail;
    },
  ]);
  return Object.fromEntries(entries) as typeof mailWriters;
}

/** At the step named by HOLD: says so, and goes no further. */
async function hold(step: Hold): Promise<void> {
  if (process.env.HOLD !== step) return;
  process.stdout.write(`held: ${step}\n`);
  await new Promise(() => undefined);
}

await serve();
