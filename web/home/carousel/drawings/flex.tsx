import { SlideDrawing } from './slide.tsx';

/** Bags of several shops, one registry. */
export function FlexDrawing() {
  return (
    <SlideDrawing>
      <path d="M64 104h72l8 96H56Z" fill="var(--sky-strong)" />
      <path d="M82 112V92c0-24 36-24 36 0v20" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" opacity=".7" />
      <path d="M188 92h76l8 108h-92Z" fill="var(--sage)" />
      <path d="M207 100V80c0-26 38-26 38 0v20" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" opacity=".7" />
      <path
        d="M118 120h84l10 86H108Z"
        fill="var(--peach)"
        stroke="var(--coral)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M139 130v-20c0-28 42-28 42 0v20" stroke="var(--coral)" strokeWidth="5" strokeLinecap="round" />
      <path d="M160 186c-18-11-26-22-21-32 5-8 18-6 21 4 3-10 16-12 21-4 5 10-3 21-21 32Z" fill="var(--coral)" />
    </SlideDrawing>
  );
}
