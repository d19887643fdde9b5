import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { mailWriters } from '../../background/mail-writers.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailJob } from '../../mail/mail-job.ts';
import { deliverMail } from '../../mail/sending/deliver.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { ANY_MAIL } from './any-mail.ts';
import { closeMailbox, type Mailbox, openMailbox } from './mailbox.ts';

interface MailDelivery {
  testApp: TestApp;
  /** New for each test, as are the log lines. */
  mailbox: Mailbox;
  logged: string[];
  /** Delivers a mail for a job, whatever its kind would say; as a file, when `smtpUrl` is null. */
  deliver(job: MailJob, mail?: Partial<Mail>, smtpUrl?: string | null): Promise<void>;
}

/** For a whole file of tests: mails of any kind are delivered to a real mail server. */
export function mailDelivery(): MailDelivery {
  const post = {
    logged: [] as string[],
    deliver(job, mail = {}, smtpUrl = post.mailbox.url) {
      const stream = new Writable({
        write: (line, _encoding, done) => done(post.logged.push(String(line)) ? null : null),
      });
      const { context } = post.testApp;
      const config = { ...context.config, smtpUrl };
      const writers = { ...mailWriters, [job.kind]: async () => ({ ...ANY_MAIL, ...mail }) };
      return deliverMail({ ...context, config }, writers, job, { logger: pino({}, stream) });
    },
  } as MailDelivery;

  beforeAll(async () => {
    post.testApp = await startTestApp();
  });
  afterAll(() => post.testApp.close());
  beforeEach(async () => {
    post.mailbox = await openMailbox();
    post.logged = [];
  });
  afterEach(() => closeMailbox(post.mailbox));
  return post;
}
