import type { Mail } from '../../mail/mail.ts';
import type { MailJob, MailKind } from '../../mail/mail-job.ts';

export const ANY_MAIL: Mail = {
  to: 'jeanne@example.org',
  language: 'fr',
  policy: 'own-matters',
  subject: 'Merci pour le « doudou » 🐰',
  preview: 'Un mot de Camille',
  heading: 'Merci, Jeanne',
  blocks: [
    { kind: 'paragraph', text: 'Léonie ne quitte plus son doudou.' },
    { kind: 'button', label: 'Voir', path: '/my-booking/jeton-secret' },
  ],
};

const JOBS = {
  thanks: { kind: 'thanks', ids: { bookingId: 1, bookingIds: [1] } },
  activation: { kind: 'activation', ids: { user: 1, version: 1 } },
  'password-reset': { kind: 'password-reset', ids: { user: 1 } },
  'booking-summary': { kind: 'booking-summary', ids: { requestId: 1 } },
} as const satisfies Partial<{ [Kind in MailKind]: Omit<MailJob<Kind>, 'cause'> }>;

let count = 0;

export function anyJob(kind: keyof typeof JOBS = 'thanks'): MailJob {
  count += 1;
  const { ids, ...job } = JOBS[kind];
  return { ...job, ids: { ...ids }, cause: `thanks-${count}` } as MailJob;
}
