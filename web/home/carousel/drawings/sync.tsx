import { SlideDrawing } from './slide.tsx';

/** Two screens that always show the same. */
export function SyncDrawing() {
  return (
    <SlideDrawing>
      <rect
        x="56"
        y="66"
        width="128"
        height="94"
        rx="12"
        fill="var(--card)"
        stroke="var(--sky-strong)"
        strokeWidth="6"
      />
      <path d="M38 174h164" stroke="var(--sky-strong)" strokeWidth="10" strokeLinecap="round" />
      <rect
        x="206"
        y="84"
        width="64"
        height="116"
        rx="13"
        fill="var(--card)"
        stroke="var(--sky-strong)"
        strokeWidth="6"
      />
      <path d="M230 188h16" stroke="var(--sky-strong)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M120 136c-20-12-29-24-23-35 5-9 20-7 23 4 3-11 18-13 23-4 6 11-3 23-23 35ZM238 158c-13-8-19-16-15-23 3-6 13-5 15 3 2-8 12-9 15-3 4 7-2 15-15 23Z"
        fill="var(--coral)"
      />
      <path
        d="M166 52c18-16 44-16 62 0m0 0-2-17m2 17-17 2"
        stroke="var(--sage)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SlideDrawing>
  );
}
