/** Where the focus begins: the first field, or what a question marks as harmless; null where one only reads. */
export function firstField(within: HTMLElement): HTMLElement | null {
  return within.querySelector<HTMLElement>(
    '[data-first-focus], :is(input, select, textarea):not([type=hidden], [type=file], [type=radio]:not(:checked), :disabled)',
  );
}
