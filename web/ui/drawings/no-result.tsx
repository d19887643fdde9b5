/** A magnifying glass over clouds: nothing found. */
export function NoResultDrawing() {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M34 140a24 24 0 0 1 8-46 36 36 0 0 1 66-14 30 30 0 0 1 46 20 21 21 0 0 1 0 40Z"
        fill="var(--sky)"
        opacity=".35"
      />
      <path d="M150 78a15 15 0 0 1 6-29 22 22 0 0 1 41-4 16 16 0 0 1 8 31l-2 2Z" fill="var(--sky)" opacity=".22" />
      <circle cx="122" cy="82" r="42" fill="var(--card)" stroke="var(--sky-strong)" strokeWidth="9" />
      <path d="m153 115 34 36" stroke="var(--sky-strong)" strokeWidth="13" strokeLinecap="round" />
      <path d="M108 78v.010M136 78v.010" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
      <path d="M109 100c8-7 18-7 26 0" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M94 68c4-9 11-15 20-17" stroke="var(--sky)" strokeWidth="5" strokeLinecap="round" opacity=".7" />
    </svg>
  );
}
