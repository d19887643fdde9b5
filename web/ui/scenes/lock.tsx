/** A closed envelope with a heart: for private things and mails on their way. */
export function LockDrawing() {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="160" rx="80" ry="8" fill="var(--ink)" opacity=".07" />
      <rect x="42" y="46" width="156" height="106" rx="14" fill="var(--peach)" />
      <path d="m48 142 58-46h28l58 46a14 14 0 0 1-8 10H56a14 14 0 0 1-8-10Z" fill="var(--sky)" opacity=".5" />
      <path d="M46 54c2-5 6-8 10-8h128c4 0 8 3 10 8l-64 56a15 15 0 0 1-20 0L46 54Z" fill="var(--sky)" />
      <path d="M120 104c-19-11-28-23-22-34 5-9 19-7 22 4 3-11 17-13 22-4 6 11-3 23-22 34Z" fill="var(--coral)" />
    </svg>
  );
}
