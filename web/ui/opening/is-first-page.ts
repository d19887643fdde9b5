/** Whether this page was opened by its address; React Router numbers the entries after that. */
export function isFirstPage(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) === 0;
}

/** Whether that page is just being opened: neither reloaded, nor scrolled yet. */
export function isOpening(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isFirstPage() && opened?.type === 'navigate' && window.scrollY === 0;
}
