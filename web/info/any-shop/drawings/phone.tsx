/** A page being shared on a phone: our app among the targets. */
export function PhoneDrawing() {
  return (
    <svg viewBox="0 0 240 220" width="240" height="220" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="210" rx="72" ry="7" fill="var(--ink)" opacity=".07" />
      <rect
        x="66"
        y="8"
        width="108"
        height="196"
        rx="18"
        fill="var(--card)"
        stroke="var(--line-strong)"
        strokeWidth="3"
      />
      <rect x="80" y="28" width="80" height="66" rx="10" fill="var(--peach)" />
      <circle cx="120" cy="61" r="18" fill="var(--bundle)" />
      <path d="M84 110h60" stroke="var(--line-strong)" strokeWidth="7" strokeLinecap="round" />
      <path d="M68 130h104v56a17 17 0 0 1-17 17H85a17 17 0 0 1-17-17Z" fill="var(--sky-soft)" />
      <rect x="82" y="146" width="24" height="24" rx="7" fill="var(--line-strong)" opacity=".5" />
      <rect x="134" y="146" width="24" height="24" rx="7" fill="var(--line-strong)" opacity=".5" />
      <rect
        x="106"
        y="142"
        width="30"
        height="30"
        rx="9"
        fill="var(--sky)"
        stroke="var(--sky-strong)"
        strokeWidth="2.5"
      />
      <path d="M121 165s-9-5-9-11c0-5 8-5 9-1 1-4 9-4 9 1 0 6-9 11-9 11Z" fill="var(--stork)" />
    </svg>
  );
}
