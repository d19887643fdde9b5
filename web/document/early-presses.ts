declare global {
  interface Window {
    /** Buttons that were pressed and forms that were sent while nobody listened yet; gone once somebody does. */
    early?: { held: Set<HTMLElement>; stop: () => void };
  }
}

/**
 * Runs in the head: remembers what is pressed and sent before the scripts are there. What the browser does by itself
 * (links, searches, menus that are popovers) is left to it. Its text stands in the page: it names nothing from outside
 * itself.
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

/** Does, now that there is somebody to hear of it, what was held. */
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
