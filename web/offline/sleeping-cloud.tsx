/** A cloud asleep: no network for the moment. */
export function SleepingCloudDrawing() {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="118" cy="164" rx="70" ry="8" fill="var(--ink)" opacity=".07" />
      <circle cx="172" cy="56" r="26" fill="var(--sun)" opacity=".8" />
      <path d="M66 144a36 36 0 0 1-4-71 54 54 0 0 1 103-15 42 42 0 0 1 11 86Z" fill="var(--sky)" />
      <path
        d="M88 102c4 6 14 6 18 0M132 102c4 6 14 6 18 0M112 118c4 4 10 4 14 0"
        stroke="var(--ink-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="var(--coral)" opacity=".6">
        <ellipse cx="84" cy="117" rx="8" ry="5" />
        <ellipse cx="154" cy="117" rx="8" ry="5" />
      </g>
      <path
        d="M206 62h12l-12 14h12M222 36h9l-9 11h9"
        stroke="var(--sky-strong)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M30 52v8M26 56h8M52 24v6M49 27h6" stroke="var(--amber)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
