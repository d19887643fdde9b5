import type { Pace } from './work-queue.ts';

/** The kinds of deferred work. Data contains ids, never tokens, addresses or texts. */
export type QueueName =
  | 'mail'
  | 'mail-given-up'
  | 'clean-up'
  | 'affiliate-links'
  | 'article-links'
  | 'article-counts'
  | 'article-pictures'
  | 'catalogue-imports'
  | 'blog';

// Dead-letter queues come before the queues that use them.
export const QUEUES: Record<QueueName, object> = {
  'mail-given-up': { retryLimit: 1000, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
  // About four days in total: 30 s, 1 min, 2 min … at most six hours between two attempts.
  mail: {
    retryLimit: 24,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 6 * 3600,
    // A mail server may take its time (mail/sending/smtp.ts). A process dying meanwhile is noticed earlier
    // (leases.ts).
    expireInSeconds: 3600,
    deleteAfterSeconds: 24 * 3600,
    deadLetter: 'mail-given-up',
  },
  // A job takes a few seconds and asks for the next one.
  'affiliate-links': { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 600 },
  'article-links': { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 600 },
  // The next one comes in ten minutes.
  'article-counts': { retryLimit: 0, expireInSeconds: 600 },
  // The next one comes in ten minutes, and each picture has its own retries.
  'article-pictures': { retryLimit: 0, expireInSeconds: 600 },
  // Each feed fails on its own, and that is reported. What a restart cuts off begins anew, and
  // changes nothing of the feeds before it.
  'catalogue-imports': { retryLimit: 3, retryDelay: 30, expireInSeconds: 12 * 3600 },
  // The next one comes in a quarter of an hour.
  blog: { retryLimit: 0, expireInSeconds: 600 },
  'clean-up': { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
};

/** How many jobs run at once: for mails, the number of connections to the mail server (mail/sending/smtp.ts). */
export const PACE: Record<QueueName, Pace> = {
  mail: { atOnce: 5, everySeconds: 2 },
  'mail-given-up': { atOnce: 1, everySeconds: 10 },
  'affiliate-links': { atOnce: 1, everySeconds: 30 },
  'article-links': { atOnce: 1, everySeconds: 30 },
  'article-counts': { atOnce: 1, everySeconds: 60 },
  'article-pictures': { atOnce: 1, everySeconds: 5 },
  'catalogue-imports': { atOnce: 1, everySeconds: 60 },
  blog: { atOnce: 1, everySeconds: 30 },
  'clean-up': { atOnce: 1, everySeconds: 60 },
};
