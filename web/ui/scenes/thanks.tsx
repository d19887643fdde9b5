/** A present with flying hearts: thank you. */
export function ThanksDrawing() {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="164" rx="76" ry="8" fill="var(--ink)" opacity=".07" />
      <circle cx="120" cy="92" r="70" fill="var(--sky)" opacity=".22" />
      <rect x="68" y="98" width="104" height="62" rx="9" fill="var(--sky)" />
      <path
        d="M56 84 160 62a7 7 0 0 1 8 5l3 13a6 6 0 0 1-5 7L62 110a7 7 0 0 1-8-5l-3-13a7 7 0 0 1 5-8Z"
        fill="var(--sky-strong)"
      />
      <path d="M109 98h22v62h-22z" fill="var(--card)" opacity=".85" />
      <path d="m101 75 22-5 5 25-22 5z" fill="var(--card)" opacity=".85" />
      <path d="M118 58c-13-8-19-16-15-24 4-6 13-4 15 4 2-8 11-10 15-4 4 8-2 16-15 24Z" fill="var(--coral)" />
      <path
        d="M176 46c-8-5-12-10-9-15 2-4 8-3 9 2 1-5 7-6 9-2 3 5-1 10-9 15ZM62 60c-7-4-10-9-8-13 2-3 7-2 8 2 1-4 6-5 8-2 2 4-1 9-8 13Z"
        fill="var(--coral)"
        opacity=".65"
      />
      <path
        d="M44 30v8M40 34h8M196 82v8M192 86h8M154 20v6M151 23h6"
        stroke="var(--amber)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
