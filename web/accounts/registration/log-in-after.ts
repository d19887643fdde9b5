import { keptForAWeek } from '#web/session/safe-storage.ts';

// What spares who has just registered the login form: a session where they did, their address elsewhere.

const token = keptForAWeek('cigogne-registration');

/** Proves to the activation that the account was registered in this browser, which it then logs in. */
export const registrationToken = {
  keep: token.keep,
  forget: token.forget,
  read(): string | undefined {
    const kept = token.read();
    return typeof kept === 'string' ? kept : undefined;
  },
};

/** Goes along to the login after an activation; the address stays out of every URL. */
export function stateForLogin(email: string): { activated: string } {
  return { activated: email };
}

/** The address that was activated just before this page, by the state of its history entry. */
export function emailJustActivated(state: unknown): string | undefined {
  const email = (state as { activated?: unknown } | null)?.activated;
  return typeof email === 'string' ? email : undefined;
}
