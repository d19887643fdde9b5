import { levelsAround, placeNear } from './place-near.ts';

/**
 * For what may disappear with what it does, as every `Button` may, however late the data come: then the focus goes to a
 * place near by instead of getting lost. Whoever has moved on meanwhile is left alone.
 */
export function keepFocus(): void {
  // What a notice floats above is not near to it: what its button does says where to go on.
  if (!document.activeElement?.closest('[popover]')) rememberFocus()();
}

/** Returns what gives the focus back to where it is now, or near to it, and keeps it there. */
export function rememberFocus(): () => void {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return () => {};
  const levels = levelsAround(element);
  const { pathname } = window.location;
  function goNear(): void {
    // Another page has a beginning of its own (layout/site-frame.tsx).
    if (window.location.pathname !== pathname) return;
    placeNear(levels)?.focus({ preventScroll: true });
    keepFocus();
  }
  return () => {
    if (element.isConnected) stayOn(element, goNear);
    else goNear();
  };
}

let staying = new AbortController();

/** Calls `onLoss` if the element disappears while it has the focus. */
function stayOn(element: HTMLElement, onLoss: () => void): void {
  staying.abort();
  const stay = new AbortController();
  staying = stay;
  element.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stay.abort();
    // What goes with its dialog: the dialog gives the focus back.
    if (document.activeElement === document.body && !element.closest('dialog')) onLoss();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stay.signal.addEventListener('abort', () => observer.disconnect());
  // React takes the focus along when it moves the element, and removing it may be a blur, too: known a moment later.
  const leave = () => {
    if (element.isConnected && document.activeElement !== element) stay.abort();
  };
  element.addEventListener('blur', () => queueMicrotask(leave), stay);
}
