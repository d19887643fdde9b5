/** An empty wicker basket with a ribbon. */
export function EmptyBasketDrawing() {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="162" rx="78" ry="8" fill="var(--ink)" opacity=".07" />
      <path
        d="M66 92c0-42 24-68 54-68s54 26 54 68"
        stroke="var(--amber)"
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M48 88h144l-14 64a14 14 0 0 1-14 11H76a14 14 0 0 1-14-11L48 88Z" fill="var(--peach)" />
      <path d="M48 88h144l-14 64a14 14 0 0 1-14 11H76a14 14 0 0 1-14-11L48 88Z" fill="var(--amber)" opacity=".28" />
      <g stroke="var(--amber)" strokeWidth="3.5" strokeLinecap="round" opacity=".6">
        <path d="M58 112h124M63 136h114M84 92l6 68M120 92v69M156 92l-6 68" />
      </g>
      <rect x="40" y="80" width="160" height="17" rx="8.5" fill="var(--amber)" opacity=".85" />
      <path d="M120 88c-14-2-30-10-28-20 2-9 20-4 28 12 8-16 26-21 28-12 2 10-14 18-28 20Z" fill="var(--coral)" />
      <path d="m120 88-14 26M120 88l14 26" stroke="var(--coral)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
