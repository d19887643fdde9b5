/** The open modal dialogs, the last one on top: anything else that must stay usable has to be inside it. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** Registers an opened modal; returns the function that unregisters it. */
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
