declare global {
  interface Window {
    /** Buttons pressed and forms sent before anything was listening; gone once something is. */
    early?: { held: Map<HTMLElement, Event>; stop: () => void };
  }
}

/**
 * Remembers buttons pressed and forms sent before our scripts arrive, except what works without them (links, searches,
 * popover menus). Its source is inlined in the page's head, so it may not refer to anything outside itself.
 */
export function holdEarlyPresses(): void {
  const held = new Map<HTMLElement, Event>();
  const stop = new AbortController();
  const hold = (element: HTMLElement, event: Event) => {
    held.set(element, event);
    element.dataset.early = '';
  };
  const options = { capture: true, signal: stop.signal };
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]');
      // A menu that is only there while it is open comes with the scripts.
      if (button && !button.popoverTargetElement) hold(button, event);
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'post') return;
      event.preventDefault();
      hold(form, event);
    },
    options,
  );
  window.early = { held, stop: () => stop.abort() };
}

/**
 * Called when React takes the page over; returns what repeats the held presses and submissions. For a press that it
 * hears itself it does so at once, while that is still on its way: repeated, that one would be undone.
 */
export function takeEarlyPresses(): (() => void)[] {
  const { held, stop } = window.early ?? {};
  stop?.();
  delete window.early;
  return [...(held ?? [])].flatMap(([element, { eventPhase }]) => {
    delete element.dataset.early;
    const isHeard = eventPhase !== Event.NONE;
    return isHeard ? [] : () => repeat(element);
  });
}

function repeat(element: HTMLElement): void {
  if (!element.isConnected) return;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}
