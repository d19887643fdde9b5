import { SlideDrawing } from './slide.tsx';

/** A calendar with one day that counts. */
export function PlanDrawing() {
  return (
    <SlideDrawing>
      <rect x="76" y="56" width="168" height="144" rx="16" fill="var(--card)" stroke="var(--line)" strokeWidth="2" />
      <path d="M76 72a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16v22H76Z" fill="var(--sky-strong)" />
      <path d="M114 44v26M206 44v26" stroke="var(--amber)" strokeWidth="10" strokeLinecap="round" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((day) => (
        <rect
          key={day}
          x={94 + (day % 4) * 36}
          y={108 + Math.floor(day / 4) * 30}
          width="22"
          height="20"
          rx="6"
          fill="var(--sky)"
          opacity=".35"
        />
      ))}
      <path
        d="M213 196c-22-13-32-27-25-39 6-10 22-8 25 4 3-12 19-14 25-4 7 12-3 26-25 39Z"
        fill="var(--coral)"
        stroke="var(--card)"
        strokeWidth="5"
      />
    </SlideDrawing>
  );
}
