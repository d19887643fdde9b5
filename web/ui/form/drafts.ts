import { EMPTIED, type EmptiedEvent, forgetKept, keep, readKept } from '#web/session/safe-storage.ts';

/**
 * Drafts of forms, for as long as the tab lives: an expired session or a network failure loses nothing that was
 * typed.
 */
const PREFIX = 'cigogne-draft:';
const SECRET = /password|secret|token/i;
const PAUSE_MS = 250;

/** Until a draft is written, by key. */
const pauses = new Map<string, ReturnType<typeof setTimeout>>();

/** What was typed in this form, if anything. */
export function readDraft(key: string): Record<string, unknown> | null {
  const kept = readKept('sessionStorage', PREFIX + key);
  return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
}

/** Writes a draft after a pause in typing, unless it is written or discarded before. */
export function writeDraftSoon(key: string, write: () => void): void {
  endPause(key);
  pauses.set(key, setTimeout(write, PAUSE_MS));
}

export function isDraftDue(key: string): boolean {
  return pauses.has(key);
}

function endPause(key: string): void {
  clearTimeout(pauses.get(key));
  pauses.delete(key);
}

/** Stores what is typed, except files and fields named like a password, secret or token. */
export function writeDraft(key: string, values: Record<string, unknown>): void {
  endPause(key);
  keep('sessionStorage', PREFIX + key, withoutSecrets(values));
}

function withoutSecrets(values: object): unknown {
  const isKept = (name: string, value: unknown) => !(SECRET.test(name) || value instanceof Blob);
  return JSON.parse(JSON.stringify(values, (name, value: unknown) => (isKept(name, value) ? value : undefined)));
}

export function clearDraft(key: string): void {
  endPause(key);
  forgetKept('sessionStorage', PREFIX + key);
}

/** What was typed before its writer logged in goes on under another key, unless something was typed there. */
export function takeDraftOver(from: string, to: string): void {
  const draft = readDraft(from);
  if (!draft || readDraft(to)) return;
  writeDraft(to, draft);
  clearDraft(from);
}

/** Called when this tab or another has logged out, and removed the drafts; returns the function that unsubscribes. */
export function onDraftsRemoved(listener: (where: EmptiedEvent['detail']) => void): () => void {
  const tell = (event: Event) => listener((event as EmptiedEvent).detail);
  addEventListener(EMPTIED, tell);
  return () => removeEventListener(EMPTIED, tell);
}
