/** Does it once the browser has shown what a press did so far: for work that would keep that waiting. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
