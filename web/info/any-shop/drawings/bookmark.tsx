import { BrowserFrame } from './browser-frame.tsx';

/** The bookmark being dragged to the bar. */
export function BookmarkDrawing() {
  return (
    <BrowserFrame bar>
      <path d="M16 48h328" stroke="var(--line)" strokeWidth="2" />
      <path d="M36 61h34M84 61h28" stroke="var(--line-strong)" strokeWidth="8" strokeLinecap="round" />
      <rect
        x="124"
        y="52"
        width="88"
        height="18"
        rx="9"
        stroke="var(--sky-strong)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path
        d="M236 150c-4-34-22-56-54-68"
        stroke="var(--sky-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 8"
      />
      <path
        d="m194 78-13 3 6 12"
        stroke="var(--sky-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect
        x="184"
        y="152"
        width="118"
        height="30"
        rx="15"
        fill="var(--sky-soft)"
        stroke="var(--sky-strong)"
        strokeWidth="2.5"
      />
      <path d="M204 160v14M197 167h14M222 167h62" stroke="var(--sky-strong)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="m272 174 8 26 6-10 12-2-26-14Z"
        fill="var(--ink-deep)"
        stroke="var(--stork)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </BrowserFrame>
  );
}
