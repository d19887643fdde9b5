import { createHmac, timingSafeEqual } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Key, KeyChain, Keys } from '../../config/keys.ts';
import type { Database } from '../../database/client.ts';
import { suppressedAddresses } from '../../database/schema/mail.ts';

const HASH_BYTES = 32;
const SEAL_BYTES = 16;
/** Providers where any suffix after a plus names the same mailbox. */
const WITH_PLUS =
  /^((gmail|googlemail|icloud|me|mac|protonmail)\.com|(outlook|hotmail|live)\.(com|fr|be|de)|(proton|pm)\.me)$/;
const TOKEN = /^[\w-]{64}$/;

/** The first is used for writing; the others may have been written when older keys came first. */
export type Hashes = readonly [Buffer, ...Buffer[]];

/** What we store of an address: the same for all spellings of one mailbox, useless without the keys. */
export function hashRecipient({ addresses }: Keys, address: string): Hashes {
  return underEach(addresses, mailboxOf(address));
}

/**
 * Knowing one's mailbox by many names must not bring one more mails. Only for providers where that is certain:
 * elsewhere a plus may separate two people.
 */
function mailboxOf(address: string): string {
  const [local = '', typed = ''] = address.normalize('NFKC').toLowerCase().split('@');
  // As mail servers look it up. What is no domain at all stays as typed.
  const domain = (domainToASCII(typed) || typed).replace(/\.$/, '');
  const name = WITH_PLUS.test(domain) ? local.replace(/(?<=.)\+.*/, '') : local;
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The key for refusals of mails about bookings: no real address looks like this either. */
export function hashGiver({ addresses }: Keys, address: string): Hashes {
  return underEach(addresses, `giver\n${mailboxOf(address)}`);
}

function underEach([first, ...former]: KeyChain, text: string): Hashes {
  const hash = (key: Key) => createHmac('sha256', key.bytes).update(text).digest();
  return [hash(first), ...former.map(hash)];
}

/**
 * Lets the reader of a mail refuse others like it: the address's hash, sealed. Nothing is stored, and it never
 * expires.
 */
export function refusalToken({ refusals }: Keys, recipientHash: Buffer): string {
  return Buffer.concat([recipientHash, seal(refusals[0], recipientHash)]).toString('base64url');
}

/** The address hash a token was made for; null if the token is not ours. */
export function readRefusalToken({ refusals }: Keys, token: string): Buffer | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const recipientHash = bytes.subarray(0, HASH_BYTES);
  const isOurs = refusals.some((key) => timingSafeEqual(bytes.subarray(HASH_BYTES), seal(key, recipientHash)));
  return isOurs ? recipientHash : null;
}

/** No real address looks like this: what is sealed here is never an address's hash. */
function seal(key: Key, recipientHash: Buffer): Buffer {
  const sealed = createHmac('sha256', key.bytes).update('refuse mails\n').update(recipientHash).digest();
  return sealed.subarray(0, SEAL_BYTES);
}

/** From now on this address gets no unsolicited mail. */
export async function suppress(database: Database, recipientHash: Buffer): Promise<void> {
  await database.insert(suppressedAddresses).values({ recipientHash }).onConflictDoNothing();
}
