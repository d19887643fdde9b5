/** Whether this page was opened by its address; React Router numbers the entries after that. */
export function isFirstPage(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) === 0;
}
