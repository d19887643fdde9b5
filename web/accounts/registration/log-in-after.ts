import { storedUntilActivation } from '#web/session/safe-storage.ts';

// Spares newly registered people the login form: a session in the browser they used, their address filled in
// elsewhere.

const token = storedUntilActivation('cigogne-registration');

/** Proves to the activation that this browser registered the account; it is then logged in. */
export const registrationToken = {
  keep: token.keep,
  forget: token.forget,
  read(): string | undefined {
    const kept = token.read();
    return typeof kept === 'string' ? kept : undefined;
  },
};

/** Passed to the login after an activation, in the history entry so that the address stays out of URLs. */
export function stateForLogin(email: string): { activated: string } {
  return { activated: email };
}

/** The address activated on the previous page, from the state of its history entry. */
export function emailJustActivated(state: unknown): string | undefined {
  const email = (state as { activated?: unknown } | null)?.activated;
  return typeof email === 'string' ? email : undefined;
}
