import { BrowserFrame } from './browser-frame.tsx';

/** Our button beside the address bar. */
export function ExtensionDrawing() {
  return (
    <BrowserFrame>
      <circle cx="314" cy="30" r="22" fill="var(--sky)" opacity=".3" />
      <rect x="302" y="18" width="24" height="24" rx="7" fill="var(--sky)" />
      <path d="M314 37s-8-5-8-10c0-5 7-5 8-1 1-4 8-4 8 1s-8 10-8 10Z" fill="var(--stork)" />
      <path
        d="m318 40 8 26 6-10 12-2-26-14Z"
        fill="var(--ink-deep)"
        stroke="var(--stork)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </BrowserFrame>
  );
}
