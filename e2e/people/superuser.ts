import { join } from 'node:path';
import pg from 'pg';
import { holdServer } from '../../server/database/embedded/server.ts';
import type { MailJob } from '../../server/mail/mail-job.ts';
import type { Service } from '../service/service.ts';
import type { Parent } from './people.ts';

/** Makes a parent a superuser, as the operator's command does. */
export async function makeSuperuser({ dataDir }: Service, { id }: Parent): Promise<void> {
  const { url, release } = await holdServer(join(dataDir, 'db'));
  const client = new pg.Client(url);
  await client.connect();
  await client.query('update users set is_superuser = true where id = $1', [id]);
  await client.end();
  await release();
}

/** Keeps these mails as given up, as after days of a mail server that refused them. */
export async function giveUpMails({ dataDir }: Service, jobs: MailJob[]): Promise<void> {
  // Loading our queries takes two seconds of the processor: only where they are used.
  const { openDatabase } = await import('../../server/database/client.ts');
  const { keepFailedMail } = await import('../../server/mail/sending/failed-mails.ts');
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  for (const job of jobs) {
    const history = { reason: 'SMTP EENVELOPE 550 RCPT TO', tries: 9, queuedAt: new Date() };
    await keepFailedMail(database, job, history);
  }
  await close();
}
