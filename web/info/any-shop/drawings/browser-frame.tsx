import type { ReactNode } from 'react';

interface BrowserFrameProps {
  /** Between the address bar and the page. */
  bar?: boolean;
  children: ReactNode;
}

/** A browser window showing a shop's article; draws its children on top. */
export function BrowserFrame({ bar = false, children }: BrowserFrameProps) {
  const top = bar ? 74 : 48;
  return (
    <svg viewBox="0 0 360 220" width="360" height="220" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="180" cy="210" rx="150" ry="7" fill="var(--ink)" opacity=".07" />
      <rect
        x="16"
        y="10"
        width="328"
        height="194"
        rx="14"
        fill="var(--card)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <circle cx="34" cy="30" r="5" fill="var(--coral)" />
      <circle cx="50" cy="30" r="5" fill="var(--sun)" />
      <circle cx="66" cy="30" r="5" fill="var(--sage)" />
      <rect x="86" y="20" width="204" height="20" rx="10" fill="var(--line)" />
      <path d={`M16 ${top}h328`} stroke="var(--line-strong)" strokeWidth="2" />
      <rect x="36" y={top + 16} width="96" height="96" rx="12" fill="var(--peach)" />
      <g transform={`translate(84 ${top + 64})`}>
        <path d="M-17-12c-7-20 3-30 8-8M17-12c7-20-3-30-8-8" fill="var(--bundle)" />
        <circle r="22" fill="var(--bundle)" />
        <path d="M-9-3v3M9-3v3M-4 8c2 3 6 3 8 0" stroke="var(--ink-deep)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path
        d={`M152 ${top + 26}h112M152 ${top + 46}h72`}
        stroke="var(--line-strong)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d={`M152 ${top + 70}h46`} stroke="var(--ink-soft)" strokeWidth="11" strokeLinecap="round" />
      {children}
    </svg>
  );
}
