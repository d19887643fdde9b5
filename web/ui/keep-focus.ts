/**
 * What was pressed may be gone after a change: then the focus goes to `place` instead of getting lost, so that the
 * next Tab goes on from there. `place` needs `tabIndex={-1}`.
 */
export function keepFocus(place: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      place?.focus({ preventScroll: true });
  });
}
