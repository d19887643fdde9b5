/**
 * What was pressed may be gone after a change: then the focus goes to `element` instead of getting lost, so that the
 * next Tab goes on from there. `element` needs `tabIndex={-1}`.
 */
export function keepFocus(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      element?.focus({ preventScroll: true });
  });
}
