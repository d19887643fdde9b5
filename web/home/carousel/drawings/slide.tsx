import type { ReactNode } from 'react';

/** The carousel's drawings: flat, in a few design tokens, all the same size. */
export function SlideDrawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 240" width="320" height="240" fill="none" aria-hidden="true" focusable="false">
      <circle cx="160" cy="120" r="104" fill="var(--sky)" opacity=".3" />
      {children}
    </svg>
  );
}
