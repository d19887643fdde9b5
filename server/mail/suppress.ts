import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/client.ts';
import { suppressedAddresses } from '../database/schema.ts';

const HASH_BYTES = 32;
const SEAL_BYTES = 16;
/** Providers whose mailboxes all have other names behind a plus. */
const WITH_PLUS =
  /^((gmail|googlemail|icloud|me|mac|protonmail)\.com|(outlook|hotmail|live)\.(com|fr|be|de)|(proton|pm)\.me)$/;
const TOKEN = /^[\w-]{64}$/;

/** What we keep of an address: the same for all spellings of one mailbox, of no use without the secret key. */
export function hashRecipient(secretKey: Uint8Array, address: string): Buffer {
  return createHmac('sha256', secretKey).update(mailboxOf(address)).digest();
}

/**
 * Nobody gets more mails than others because their provider knows their mailbox by many names. Only where that is
 * known: elsewhere a plus may part two people.
 */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const name = WITH_PLUS.test(domain) ? local.replace(/(?<=.)\+.*/, '') : local;
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** What a refusal of mails about bookings is stored under: no address reads like this either. */
export function hashGiver(secretKey: Uint8Array, address: string): Buffer {
  return createHmac('sha256', secretKey).update('giver\n').update(mailboxOf(address)).digest();
}

/** What lets whoever got a mail refuse others like it: the address's hash, sealed. Nothing is stored, it never expires. */
export function refusalToken(secretKey: Uint8Array, recipientHash: Buffer): string {
  return Buffer.concat([recipientHash, seal(secretKey, recipientHash)]).toString('base64url');
}

/** The hash of the address that a token was made for; null when it is none of ours. */
export function readRefusalToken(secretKey: Uint8Array, token: string): Buffer | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const recipientHash = bytes.subarray(0, HASH_BYTES);
  return timingSafeEqual(bytes.subarray(HASH_BYTES), seal(secretKey, recipientHash)) ? recipientHash : null;
}

/** No address reads like this: what is sealed here is never the hash of one. */
function seal(secretKey: Uint8Array, recipientHash: Buffer): Buffer {
  const sealed = createHmac('sha256', secretKey).update('refuse mails\n').update(recipientHash).digest();
  return sealed.subarray(0, SEAL_BYTES);
}

/** From now on this address gets no mail that it did not ask for. */
export async function suppress(database: Database, recipientHash: Buffer): Promise<void> {
  await database.insert(suppressedAddresses).values({ recipientHash }).onConflictDoNothing();
}
