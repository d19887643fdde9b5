/** Goes along to the home page after a registration; the address stays out of every URL. */
export function stateAfterRegistration(email: string): { registered: string } {
  return { registered: email };
}

/**
 * The address that was registered just before this page, by the state of its history entry; null for any other page.
 */
export function emailJustRegistered(state: unknown): string | null {
  const email = (state as { registered?: unknown } | null)?.registered;
  return typeof email === 'string' ? email : null;
}
