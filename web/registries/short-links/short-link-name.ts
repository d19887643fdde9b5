import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';

/** Letters and digits nobody confuses: no i, l, o, 0 or 1, no 2, 5 or 8 beside z, s and b. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz34679';
const RANDOM_LENGTH = 8;
const WORDS_LENGTH = 40;

/**
 * A short link's name that is easy to read and hard to guess: leonie-k7qm3tx9. Starts with the first baby's name if
 * that is not secret, otherwise the registry's title.
 */
export function proposeName(registry: Pick<ManagedRegistry, 'title' | 'babies'>): string {
  const named = registry.babies.find((baby) => !baby.firstname_is_private && slug(baby.firstname) !== '');
  const words = slug(named?.firstname ?? registry.title) || 'liste';
  return `${words}-${randomPart()}`;
}

/** Plain letters and digits joined by hyphens; empty if the text contains neither. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, WORDS_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
}

/**
 * Whether somebody trying names and dates would find it. Only a part like the random one that we propose prevents
 * that: as long, and switching between letters and digits at least three times.
 */
export function isGuessable(name: string): boolean {
  return !name.split(/[_-]/).some((part) => part.length >= RANDOM_LENGTH && (part.match(/\d+|\D+/g) ?? []).length > 3);
}

function randomPart(): string {
  let part = '';
  while (part.length < RANDOM_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // The last few values would favour the first letters.
    if (byte < CLEAR.length * 9) part += CLEAR[byte % CLEAR.length];
  }
  return isGuessable(part) ? randomPart() : part;
}
