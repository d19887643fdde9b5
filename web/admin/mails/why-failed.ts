/** What stands in the reasons that the server keeps (server/mail/sending), first match first. */
const REASONS = [
  ['addressRefused', /^SMTP EENVELOPE 5\d\d RCPT TO/],
  ['mailboxRefused', /^SMTP EENVELOPE 4\d\d RCPT TO/],
  ['noAddress', /^SMTP EENVELOPE API/],
  ['senderRefused', /^SMTP EENVELOPE .*MAIL FROM/],
  ['messageRefused', /^SMTP E(ENVELOPE|MESSAGE) .*DATA/],
  ['loginRefused', /^SMTP E(NO)?AUTH/],
  ['noConnection', /^SMTP E(CONNECTION|SOCKET|DNS|TIMEDOUT|TLS|REQUIRETLS|PROTOCOL)/],
  ['unwanted', /^its recipient refused/],
  ['enough', /^its recipient had enough/],
  ['interrupted', /^(the process ended|job .*time|SMTP EABORT)/],
] as const;

/** Which sentence says why a mail was given up; undefined for a reason that only experts can read. */
export function whyFailed(reason: string): (typeof REASONS)[number][0] | undefined {
  return REASONS.find(([, pattern]) => pattern.test(reason))?.[0];
}
