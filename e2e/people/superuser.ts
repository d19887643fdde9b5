import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { holdServer } from '../../server/database/embedded/server.ts';
import type { MailJob } from '../../server/mail/mail-job.ts';
import type { Service } from '../service/service.ts';
import type { Parent } from './people.ts';
import { openMenu } from './session.ts';

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

/** Goes there by the menu of administration, on a phone by the one menu. */
export async function chooseInAdministration(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Administration' });
  if (page.viewportSize()?.width === 1280) await menu.click();
  else await openMenu(page);
  const item = page.getByRole('banner').getByRole(name.startsWith('Thème') ? 'button' : 'link', { name });
  await item.filter({ visible: true }).click();
}
