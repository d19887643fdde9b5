/** In the first field, at what a question marks as harmless; null where there is only something to read. */
export function firstField(within: HTMLElement): HTMLElement | null {
  return within.querySelector<HTMLElement>(
    '[data-first-focus], :is(input, select, textarea):not([type=hidden], [type=file], [type=radio]:not(:checked), :disabled)',
  );
}
