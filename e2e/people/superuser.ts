import { openDatabase } from '../../server/database/client.ts';
import type { MailJob } from '../../server/mail/mail-job.ts';
import { keepFailedMail } from '../../server/mail/sending/failed-mails.ts';
import type { Service } from '../service/service.ts';
import type { Parent } from './people.ts';

/** Makes a parent a superuser, as the operator's command does. */
export async function makeSuperuser({ dataDir }: Service, { id }: Parent): Promise<void> {
  const { pool, close } = await openDatabase({ databaseUrl: null, dataDir });
  await pool.query('update users set is_superuser = true where id = $1', [id]);
  await close();
}

/** Keeps these mails as given up, as after days of a mail server that refused them. */
export async function giveUpMails({ dataDir }: Service, jobs: MailJob[]): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  for (const job of jobs) {
    const history = { reason: 'SMTP EENVELOPE 550 RCPT TO', tries: 9, queuedAt: new Date() };
    await keepFailedMail(database, job, history);
  }
  await close();
}
