let waits = 0;

/** The loading bar shows until all that was begun has ended. Returns what ends this one. */
export function beginWait(): () => void {
  count(1);
  return () => count(-1);
}

function count(by: 1 | -1): void {
  waits += by;
  document.documentElement.dataset.waits = String(waits);
}
