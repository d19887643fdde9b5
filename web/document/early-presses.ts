declare global {
  interface Window {
    /** Buttons pressed and forms sent before anything was listening; gone once something is. */
    early?: { held: Set<HTMLElement>; stop: () => void };
  }
}

/**
 * Remembers buttons pressed and forms sent before our scripts arrive, except what works without them (links, searches,
 * popover menus). Its source is inlined in the page's head, so it may not refer to anything outside itself.
 */
export function holdEarlyPresses(): void {
  const held = new Set<HTMLElement>();
  const stop = new AbortController();
  const hold = (element: HTMLElement) => {
    held.add(element);
    element.dataset.early = '';
  };
  const options = { capture: true, signal: stop.signal };
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]');
      if (button && !button.matches('[popovertarget], [commandfor]')) hold(button);
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'post') return;
      event.preventDefault();
      hold(form);
    },
    options,
  );
  window.early = { held, stop: () => stop.abort() };
}

/** Repeats the held presses and submissions; called once React listens. */
export function repeatEarlyPresses(): void {
  window.early?.stop();
  for (const element of window.early?.held ?? []) {
    delete element.dataset.early;
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
  delete window.early;
}
