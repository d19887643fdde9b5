import { expect, test } from 'vitest';
import { whyFailed } from './why-failed.ts';

test.each([
  ['SMTP EENVELOPE 550 RCPT TO', 'addressRefused'],
  ['SMTP EENVELOPE 452 RCPT TO', 'mailboxRefused'],
  ['SMTP EENVELOPE API', 'noAddress'],
  ['SMTP EENVELOPE 553 MAIL FROM', 'senderRefused'],
  ['SMTP EMESSAGE 554 DATA', 'messageRefused'],
  ['SMTP EAUTH 535 AUTH PLAIN', 'loginRefused'],
  ['SMTP ESOCKET CONN', 'noConnection'],
  ['SMTP ETIMEDOUT', 'noConnection'],
  ['its recipient refused such mails', 'unwanted'],
  ['its recipient had enough of such mails for now', 'enough'],
  ['job heartbeat timeout', 'interrupted'],
  ['the process ended', 'interrupted'],
  ['TypeError', undefined],
])('why a mail was given up is told in a sentence, where there is one: %s', (reason, why) => {
  expect(whyFailed(reason)).toBe(why);
});
