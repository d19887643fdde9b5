import type { BrowserContext } from '@playwright/test';

/** What a person has done so far, as seen by the browser itself: no action of a journey goes uncounted. */
export interface CountedHands {
  taps: number;
  /** Fields that were typed into or chosen from; filling one again in a new form counts again. */
  fields: number;
}

/** Counts in all pages of this browser opened from now on. */
export async function countHands(context: BrowserContext): Promise<CountedHands> {
  const hands = { taps: 0, fields: 0 };
  await context.exposeFunction('countHand', (kind: keyof CountedHands) => {
    hands[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = (kind: string) => (window as unknown as { countHand: (kind: string) => unknown }).countHand(kind);
    const filled = new WeakSet<EventTarget>();
    window.addEventListener('pointerup', (event) => event.isTrusted && count('taps'), true);
    window.addEventListener(
      'input',
      ({ target }) => {
        // Checkboxes and radio buttons are tapped.
        if (!target || filled.has(target) || (target as Element).matches('[type=checkbox], [type=radio]')) return;
        filled.add(target);
        count('fields');
      },
      true,
    );
  });
  return hands;
}
