/** Passed to the home page after a registration, in the history entry so that the address stays out of URLs. */
export function stateAfterRegistration(email: string): { registered: string } {
  return { registered: email };
}

/** The address registered on the previous page, from the state of its history entry; null on any other page. */
export function emailJustRegistered(state: unknown): string | null {
  const email = (state as { registered?: unknown } | null)?.registered;
  return typeof email === 'string' ? email : null;
}
