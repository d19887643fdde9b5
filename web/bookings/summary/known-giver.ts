import { forgetKept, keep, readKept } from '#web/session/safe-storage.ts';

const KEY = 'cigogne-giver';

/** The giver remembered by this browser, if they asked for it. */
export interface KnownGiver {
  first_name: string;
  last_name: string;
  email: string;
}

export function rememberedGiver(): KnownGiver | null {
  const stored = readKept('localStorage', KEY) as Partial<KnownGiver> | null;
  const { first_name, last_name, email } = stored ?? {};
  if (typeof first_name !== 'string' || typeof last_name !== 'string' || typeof email !== 'string') return null;
  return { first_name, last_name, email };
}

/** Remembers the giver, or forgets them, as they wish. */
export function rememberGiver({ first_name, last_name, email, remember }: KnownGiver & { remember: boolean }): void {
  if (remember) keep('localStorage', KEY, { first_name, last_name, email });
  else forgetKept('localStorage', KEY);
}
