import type { MailLimit } from './recipients/claim-mail.ts';

export interface Rules {
  /** What counts how many of them one address gets; null for those that always leave. */
  limit: MailLimit | null;
  /** Beyond the limit it waits; what is not owed is dropped. */
  isOwed: boolean;
  /**
   * Who may refuse such mails: people who may not know us, or givers, whose refusal is apart; null where nobody can.
   */
  refusedBy: 'strangers' | 'givers' | null;
}

/**
 * What a mail is to its reader: how often such mails may come, and whether they can be refused (decisions 13 and 18).
 */
const POLICIES = {
  /** About the reader's own account or registry. */
  notice: { limit: null, isOwed: true, refusedBy: null },
  /** Asked for with a form, perhaps for another's address. */
  'asked-for': { limit: 'asked-for', isOwed: false, refusedBy: null },
  /** The same, where only the last that was asked for still has something to tell: few can wait. */
  confirmation: { limit: 'asked-for', isOwed: true, refusedBy: null },
  /** Of what was booked with an address that anybody may have typed. */
  summary: { limit: 'summaries', isOwed: true, refusedBy: 'givers' },
  /** What became of a booking. */
  'to-giver': { limit: 'unrequested', isOwed: true, refusedBy: 'givers' },
  /** From a person to somebody who may not know us, and who waits for it. */
  letter: { limit: 'unrequested', isOwed: true, refusedBy: 'strangers' },
  /** A registry that somebody shows. */
  share: { limit: 'unrequested', isOwed: false, refusedBy: 'strangers' },
  /** To the owner of an address that somebody else typed. */
  warning: { limit: 'unrequested', isOwed: false, refusedBy: null },
} as const satisfies Record<string, Rules>;

export type Policy = keyof typeof POLICIES;

export function rulesOf(policy: Policy): Rules {
  return POLICIES[policy];
}
