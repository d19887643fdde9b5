import { hkdfSync } from 'node:crypto';

/** What keys sign or hash: nothing made for one purpose is valid for another. */
const PURPOSES = ['sessions', 'clients', 'addresses', 'refusals', 'counters', 'log'] as const;

type KeyPurpose = (typeof PURPOSES)[number];

export interface Key {
  /** Identifies the key without revealing anything about it. */
  id: string;
  bytes: Uint8Array;
}

/** The first writes; the others only read what was written while they were first. */
export type KeyChain = readonly [Key, ...Key[]];

export type Keys = Readonly<Record<KeyPurpose, KeyChain>>;

/** Refusals of our mails, and the links for refusing, never expire: including those from before keys had purposes. */
const OLDER_THAN_PURPOSES: readonly KeyPurpose[] = ['addresses', 'refusals'];

/** Derives a key for each purpose from each secret (HKDF, RFC 5869). */
export function partKeys(secret: Uint8Array, formerSecrets: readonly Uint8Array[]): Keys {
  const chains = PURPOSES.map((purpose) => {
    const former = formerSecrets.map((one) => derive(one, purpose));
    const bare = OLDER_THAN_PURPOSES.includes(purpose) ? [secret, ...formerSecrets].map(bareKey) : [];
    return [purpose, [derive(secret, purpose), ...former, ...bare]];
  });
  return Object.fromEntries(chains) as Keys;
}

/** @throws when no key has this id */
export function keyNamed(chain: KeyChain, id: string | undefined): Uint8Array {
  const key = chain.find((one) => one.id === id);
  if (!key) throw new Error('no key of ours');
  return key.bytes;
}

function derive(secret: Uint8Array, purpose: KeyPurpose): Key {
  const bytes = expand(secret, `cigogne ${purpose}`, 32);
  return { id: Buffer.from(expand(bytes, 'id', 8)).toString('base64url'), bytes };
}

function bareKey(bytes: Uint8Array): Key {
  return { id: 'bare', bytes };
}

function expand(secret: Uint8Array, info: string, length: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', info, length));
}
