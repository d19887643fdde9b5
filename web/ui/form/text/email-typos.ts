/** The usual mail providers here. A domain on this list is never doubted. */
const DOMAINS = [
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['hotmail.com', 'hotmail.fr', 'hotmail.be', 'hotmail.de', 'hotmail.co.uk', 'msn.com', 'aol.com', 'aol.fr'],
  ...['outlook.com', 'outlook.fr', 'outlook.be', 'outlook.de', 'live.com', 'live.fr', 'live.be', 'live.de'],
  ...['yahoo.com', 'yahoo.fr', 'yahoo.de', 'yahoo.co.uk', 'ymail.com', 'mail.com', 'email.com'],
  ...[
    'orange.fr',
    'orange.com',
    'wanadoo.fr',
    'free.fr',
    'sfr.fr',
    'laposte.net',
    'bbox.fr',
    'neuf.fr',
    'aliceadsl.fr',
  ],
  ...['skynet.be', 'proximus.be', 'telenet.be', 'voo.be', 'pt.lu', 'gmx.de', 'gmx.net', 'gmx.fr', 'web.de'],
  ...['t-online.de', 'freenet.de'],
];
/** Top-level domains with hardly any mail providers. */
const WRONG_COUNTRIES: Record<string, string> = {
  'gmail.fr': 'gmail.com',
  'gmail.be': 'gmail.com',
  'gmail.de': 'gmail.com',
  'icloud.fr': 'icloud.com',
  'laposte.com': 'laposte.net',
};
/** Among shorter ones, one letter apart is another provider. */
const SHORTEST = 7;

/**
 * The address probably meant: gmial.com → gmail.com. Null if nothing looks like a typo, or what stands before the @
 * needs mending, too.
 */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  if (at < 1 || /[\s@]/.test(email.slice(0, at))) return null;
  const domain = email.slice(at + 1).toLowerCase();
  // No top-level domain has a single letter: whatever is that short is unfinished.
  const shortest = /\.[a-z]$/.test(domain) ? 0 : SHORTEST;
  if (DOMAINS.includes(domain) || domain.length < shortest) return null;
  const meant =
    WRONG_COUNTRIES[domain] ?? DOMAINS.find((known) => known.length >= shortest && isOneSlip(domain, known));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}

/** Whether the words differ by one extra, missing or wrong letter, or by two swapped ones. */
function isOneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  const rest = typed.slice(start);
  const knownRest = known.slice(start);
  return (
    rest.slice(1) === knownRest.slice(1) ||
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    `${rest[1]}${rest[0]}${rest.slice(2)}` === knownRest
  );
}
