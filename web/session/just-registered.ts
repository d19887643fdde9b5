import type { User } from './session.ts';

export type Registered = Pick<User, 'first_name' | 'last_name' | 'email'>;

/**
 * Passed to the home page after a registration, and back to the form, in the history entry so that it stays out of
 * URLs.
 */
export function stateAfterRegistration(registered: Registered) {
  return { registered };
}

/** Who was registered on the previous page, from the state of its history entry; undefined on any other page. */
export function justRegistered(state: unknown): Registered | undefined {
  return (state as Partial<ReturnType<typeof stateAfterRegistration>> | null)?.registered;
}
