import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { superuserMails as written } from '../database/schema/superuser-mails.ts';
import { implement, implementListing } from '../http/implement.ts';
import { problem } from '../http/problem.ts';
import { queueMail } from '../mail/mail.ts';
import type { MailJob, MailKind } from '../mail/mail-job.ts';
import {
  countFailedMails,
  type FailedMail,
  findFailedJob,
  findFailedMails,
  retryFailedMail,
} from '../mail/sending/failed-mails.ts';
import type { MailInWords } from '../mail/sending/look-at-mail.ts';
import { findSubjects, type Subject } from './find-subjects.ts';
import { sendAgain } from './send-template.ts';

/**
 * The mails superusers send themselves, and those that could not be sent.
 * @param show writes a mail without sending it; every feature's mails stand higher up
 */
export function superuserMailRoutes(
  app: FastifyInstance,
  context: Context,
  show: (context: Context, job: MailJob) => Promise<MailInWords | null>,
): void {
  const { database } = context;

  implement(app, 'POST /email/text', async ({ body, language }) => {
    await write(context, 'superuser-mail', {
      email: body.to_mail,
      name: body.to_name,
      language: body.language ?? language,
      subject: body.subject,
      body: body.text,
    });
    return { ok: true };
  });

  implement(app, 'POST /email/template', async ({ body, language }) => {
    if (body.template === 'discovery') {
      const mail = { email: body.to_mail, name: body.to_name, language: body.language ?? language };
      await write(context, 'discovery', mail);
    } else await sendAgain(context, body.template, body.to_mail);
    return { ok: true };
  });

  implementListing(app, 'GET /email/failed', async ({ query }) => {
    const mails = await findFailedMails(database, query);
    return { page: await presentFailedMails(database, mails), total: await countFailedMails(database) };
  });

  implement(app, 'GET /email/failed/{mail_id}', async ({ params }) => {
    const job = await findFailedJob(database, params.mail_id);
    const mail = job && (await show(context, job));
    if (!mail) throw problem('NOT_FOUND');
    return mail;
  });

  implement(app, 'POST /email/retry/{mail_id}', async ({ params }) => {
    const mail = await database.transaction((tx) => retryFailedMail(context, tx, params.mail_id));
    if (!mail) throw problem('NOT_FOUND');
    const [presented] = await presentFailedMails(database, [mail]);
    if (!presented) throw problem('INTERNAL_ERROR');
    return presented;
  });
}

async function write(
  context: Context,
  kind: Extract<MailKind, 'superuser-mail' | 'discovery'>,
  mail: typeof written.$inferInsert,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [row] = await tx.insert(written).values(mail).returning({ id: written.id });
    if (!row) throw problem('INTERNAL_ERROR');
    await queueMail(context, tx, { kind, ids: { id: row.id }, cause: `${kind}-${row.id}` });
  });
}

async function presentFailedMails(database: Database, mails: FailedMail[]) {
  const subjects = await findSubjects(database, mails);
  return mails.map((mail, index) => {
    const subject = subjects[index];
    if (!subject) throw problem('INTERNAL_ERROR');
    return presentFailedMail(mail, subject);
  });
}

function presentFailedMail(mail: FailedMail, subject: Subject) {
  const { id, kind, cause, ids, reason, tries, queuedAt, failedAt } = mail;
  return {
    id,
    kind,
    cause,
    ids,
    ...subject,
    reason,
    tries,
    queued_date: queuedAt.toISOString(),
    failed_date: failedAt.toISOString(),
  };
}
