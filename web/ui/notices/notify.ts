/** Short messages at the edge of the screen. Callable from anywhere; `Notices` shows them. */
export interface Notice {
  id: number;
  type: 'success' | 'error' | 'warning' | 'info';
  /** Errors are titled "Erreur" by default. */
  title?: string | undefined;
  text: string;
  /** What can still be done about it. */
  action?: { label: string; act: () => unknown } | undefined;
  readonly cameAt: number;
  /** How long it has been hovered or focused: it stays that much longer (notices.tsx). */
  heldMs: number;
}

/** What is to be said. */
export type NewNotice = Pick<Notice, 'type' | 'text' | 'title' | 'action'>;

const AT_MOST = 4;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a notice, replacing one that says the same, or one of the same kind (a form that is still not valid). Success
 * replaces earlier warnings and errors.
 */
export function notify(notice: NewNotice): void {
  lastId += 1;
  const isSame = (shown: Notice) =>
    shown.type === notice.type &&
    (shown.text === notice.text || (notice.title !== undefined && shown.title === notice.title));
  const isOutdated = (shown: Notice) =>
    notice.type === 'success' && (shown.type === 'warning' || shown.type === 'error');
  const others = notices.filter((shown) => !(isSame(shown) || isOutdated(shown)));
  change([...others, { ...notice, id: lastId, cameAt: Date.now(), heldMs: 0 }].slice(-AT_MOST));
}

export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

/** Earlier notices disappear. */
export function dismissBefore(moment: number): void {
  change(notices.filter(({ cameAt }) => cameAt >= moment));
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentNotices(): readonly Notice[] {
  return notices;
}
