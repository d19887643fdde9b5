/** A nest waiting for its list. */
export function EmptyRegistryDrawing() {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="160" rx="84" ry="8" fill="var(--ink)" opacity=".07" />
      <rect x="72" y="18" width="96" height="104" rx="12" fill="var(--card)" stroke="var(--line)" strokeWidth="2" />
      <path d="M112 44h40M112 68h40M112 92h26" stroke="var(--line)" strokeWidth="7" strokeLinecap="round" />
      <g stroke="var(--sky)" strokeWidth="4">
        <rect x="85" y="36" width="15" height="15" rx="4" />
        <rect x="85" y="60" width="15" height="15" rx="4" />
        <rect x="85" y="84" width="15" height="15" rx="4" />
      </g>
      <path d="M40 112h160c0 32-32 48-80 48s-80-16-80-48Z" fill="var(--amber)" opacity=".32" />
      <g stroke="var(--amber)" strokeWidth="4" strokeLinecap="round" opacity=".75">
        <path d="M38 112h164M50 126c44 8 100 8 142-2M60 140c36 8 86 8 122-1M82 152c24 5 54 5 78 0" />
        <path d="m30 106 18 8M210 106l-18 8M66 104l14 10M176 104l-16 10" />
      </g>
    </svg>
  );
}
