/** A bundle that came loose under a cloud: something went wrong. */
export function ErrorDrawing() {
  return (
    <svg viewBox="0 0 220 160" width="220" height="160" fill="none" aria-hidden="true">
      <ellipse cx="110" cy="144" rx="74" ry="7" fill="var(--ink)" opacity=".07" />
      <path
        d="M58 82a22 22 0 0 1 4-43 32 32 0 0 1 59-11 26 26 0 0 1 40 25 17 17 0 0 1-3 33H58Z"
        fill="var(--sky)"
        opacity=".45"
      />
      <path d="M112 60 96 92h16l-8 26 28-36h-16l10-22z" fill="var(--amber)" opacity=".9" />
      <path
        d="M70 144c0-20 12-32 26-32s27 12 27 32c-17 5-36 5-53 0Z"
        fill="var(--peach)"
        stroke="var(--coral)"
        strokeWidth="3"
      />
      <path d="M96 112c-8-4-14-10-12-15s10-1 12 6c3-8 12-12 14-6s-6 11-14 15Z" fill="var(--coral)" />
    </svg>
  );
}
