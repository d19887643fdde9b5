/** Drafts of forms, for as long as the tab lives: an expired session or a failed network loses nothing that was typed. */
const PREFIX = 'cigogne-draft:';
const SECRET = /password|secret|token/i;

/** What was typed in this form, if anything. */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed, without files and without anything that is called a password. */
export function writeDraft(key: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(
      PREFIX + key,
      JSON.stringify(values, (name, value: unknown) =>
        SECRET.test(name) || value instanceof Blob ? undefined : value,
      ),
    );
  } catch {
    // Blocked or full: the form works without.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Blocked: there is none.
  }
}

/** Whoever logs out leaves nothing behind in the tab. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: there are none.
  }
}
