import type { MailLimit } from './recipients/claim-mail.ts';

export interface PolicyRules {
  /** What the number of mails to one address is counted by; null for those always sent. */
  limit: MailLimit | null;
  /** Whether it waits when over the limit; otherwise it is dropped. */
  isOwed: boolean;
  /** Who may refuse such mails: people who may not know us, or givers, who refuse separately; null if nobody can. */
  refusedBy: 'strangers' | 'givers' | null;
}

/**
 * What a mail means to its reader: how often such mails may come, and whether they can be refused (decisions 13 and
 * 18).
 */
const POLICIES = {
  /** About the reader's own account or registry. */
  'own-matters': { limit: null, isOwed: true, refusedBy: null },
  /** Requested with a form, possibly for somebody else's address. */
  'asked-for': { limit: 'asked-for', isOwed: false, refusedBy: null },
  /** Like asked-for, but only the latest request still matters, so few need to wait. */
  confirmation: { limit: 'asked-for', isOwed: true, refusedBy: null },
  /** About a booking made with an address anybody may have typed. */
  summary: { limit: 'summaries', isOwed: true, refusedBy: 'givers' },
  /** What became of a booking. */
  'to-giver': { limit: 'unrequested', isOwed: true, refusedBy: 'givers' },
  /** From a person to somebody who may not know us but is expecting it. */
  'from-a-person': { limit: 'unrequested', isOwed: true, refusedBy: 'strangers' },
  /** Somebody sharing a registry. */
  share: { limit: 'unrequested', isOwed: false, refusedBy: 'strangers' },
  /** To the owner of an address somebody else typed. */
  warning: { limit: 'unrequested', isOwed: false, refusedBy: null },
} as const satisfies Record<string, PolicyRules>;

export type Policy = keyof typeof POLICIES;

export function policyRules(policy: Policy): PolicyRules {
  return POLICIES[policy];
}
