/**
 * What was pressed may disappear: then the focus moves to `element` instead of getting lost, so that the next Tab
 * continues there. `element` needs `tabIndex={-1}`.
 */
export function keepFocus(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      element?.focus({ preventScroll: true });
  });
}
