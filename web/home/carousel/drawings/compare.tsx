import { SlideDrawing } from './slide.tsx';

/** Two price tags under a magnifying glass. */
export function CompareDrawing() {
  return (
    <SlideDrawing>
      <path d="M66 92 110 62l46 20 10 44-70 48a10 10 0 0 1-14-3L62 106a10 10 0 0 1 4-14Z" fill="var(--sage)" />
      <circle cx="138" cy="90" r="8" fill="var(--card)" />
      <path d="m92 122 34-22M104 138l24-16" stroke="var(--card)" strokeWidth="7" strokeLinecap="round" opacity=".85" />
      <circle cx="196" cy="124" r="46" fill="var(--card)" stroke="var(--sky-strong)" strokeWidth="10" />
      <path d="m230 160 38 40" stroke="var(--sky-strong)" strokeWidth="15" strokeLinecap="round" />
      <path
        d="M214 106a25 25 0 1 0 0 36M168 118h30M168 130h28"
        stroke="var(--coral)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </SlideDrawing>
  );
}
