import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, KeyChain, Keys } from '../../config/keys.ts';
import type { Database } from '../../database/client.ts';
import { suppressedAddresses } from '../../database/schema/mail.ts';

const HASH_BYTES = 32;
const SEAL_BYTES = 16;
/** Providers whose mailboxes all have other names behind a plus. */
const WITH_PLUS =
  /^((gmail|googlemail|icloud|me|mac|protonmail)\.com|(outlook|hotmail|live)\.(com|fr|be|de)|(proton|pm)\.me)$/;
const TOKEN = /^[\w-]{64}$/;

/** The first is what is written; the others may have been written under keys that were the first before. */
export type Hashes = readonly [Buffer, ...Buffer[]];

/** What we keep of an address: the same for all spellings of one mailbox, of no use without the keys. */
export function hashRecipient({ addresses }: Keys, address: string): Hashes {
  return underEach(addresses, mailboxOf(address));
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
export function hashGiver({ addresses }: Keys, address: string): Hashes {
  return underEach(addresses, `giver\n${mailboxOf(address)}`);
}

function underEach([first, ...former]: KeyChain, text: string): Hashes {
  const hash = (key: Key) => createHmac('sha256', key.bytes).update(text).digest();
  return [hash(first), ...former.map(hash)];
}

/**
 * What lets whoever got a mail refuse others like it: the address's hash, sealed. Nothing is stored, it never expires.
 */
export function refusalToken({ refusals }: Keys, recipientHash: Buffer): string {
  return Buffer.concat([recipientHash, seal(refusals[0], recipientHash)]).toString('base64url');
}

/** The hash of the address that a token was made for; null when it is none of ours. */
export function readRefusalToken({ refusals }: Keys, token: string): Buffer | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const recipientHash = bytes.subarray(0, HASH_BYTES);
  const isOurs = refusals.some((key) => timingSafeEqual(bytes.subarray(HASH_BYTES), seal(key, recipientHash)));
  return isOurs ? recipientHash : null;
}

/** No address reads like this: what is sealed here is never the hash of one. */
function seal(key: Key, recipientHash: Buffer): Buffer {
  const sealed = createHmac('sha256', key.bytes).update('refuse mails\n').update(recipientHash).digest();
  return sealed.subarray(0, SEAL_BYTES);
}

/** From now on this address gets no mail that it did not ask for. */
export async function suppress(database: Database, recipientHash: Buffer): Promise<void> {
  await database.insert(suppressedAddresses).values({ recipientHash }).onConflictDoNothing();
}
