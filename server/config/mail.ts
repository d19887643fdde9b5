import * as z from 'zod';
import { requireTls, type Trusted } from './encryption.ts';
import { urlOf } from './variables.ts';

export interface MailSettings {
  /** Null: mails become files in dataDir/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
}

export const mailVariables = z.object({
  SMTP_URL: urlOf(/^smtps?$/)
    .refine((text) => URL.parse(text)?.hostname)
    .optional()
    .describe('an smtp:// or smtps:// address'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>,@\r\n]*<[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/)
    .default('Cigogne <bonjour@cigogne.localhost>')
    .describe('an e-mail address, perhaps with a name: Cigogne <hello@example.org>'),
});

export function readMail(values: z.output<typeof mailVariables> & Trusted): MailSettings {
  return { smtpUrl: values.SMTP_URL ? requireTls(values.SMTP_URL, values) : null, mailFrom: values.MAIL_FROM };
}
