import { SlideDrawing } from './slide.tsx';

/** A registry that ticks itself off. */
export function SimpleDrawing() {
  return (
    <SlideDrawing>
      <rect x="92" y="36" width="136" height="172" rx="16" fill="var(--card)" stroke="var(--line)" strokeWidth="2" />
      <rect x="130" y="24" width="60" height="26" rx="13" fill="var(--sky-strong)" />
      {[80, 118, 156].map((y, index) => (
        <g key={y}>
          <circle cx="120" cy={y} r="13" fill="var(--sage)" opacity={index === 2 ? 0.25 : 1} />
          {index < 2 && (
            <path
              d={`m114 ${y} 4.5 4.5 8-9`}
              stroke="var(--card)"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
          <path d={`M146 ${y}h${[56, 44, 50][index]}`} stroke="var(--line)" strokeWidth="9" strokeLinecap="round" />
        </g>
      ))}
      <path d="m246 128 22 14-44 66-26 12 4-28Z" fill="var(--coral)" />
      <path d="m246 128 22 14-8 12-22-14Z" fill="var(--amber)" />
    </SlideDrawing>
  );
}
