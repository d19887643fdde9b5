/** The modal dialogs that are open, the last one on top: whatever else must stay usable has to stand inside it. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** Tells that a modal was opened; returns how to tell that it was closed. */
export function enterDialog(dialog: HTMLElement): () => void {
  open.push(dialog);
  announce();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    announce();
  };
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function topDialog(): HTMLElement | null {
  return open.at(-1) ?? null;
}
