import { BrowserFrame } from './browser-frame.tsx';

/** A shop, and our small window beside its article. */
export function ShopDrawing() {
  return (
    <BrowserFrame>
      <rect
        x="222"
        y="56"
        width="126"
        height="156"
        rx="12"
        fill="var(--card)"
        stroke="var(--sky-strong)"
        strokeWidth="3"
      />
      <rect x="222" y="56" width="126" height="22" rx="11" fill="var(--sky-strong)" />
      <path d="M236 94h56M236 118h98M236 142h42" stroke="var(--line-strong)" strokeWidth="8" strokeLinecap="round" />
      <rect x="296" y="132" width="38" height="38" rx="8" fill="var(--peach)" />
      <circle cx="315" cy="151" r="10" fill="var(--bundle)" />
      <rect x="236" y="182" width="98" height="20" rx="10" fill="var(--sky-strong)" />
      <path
        d="m276 192 6 5 10-10"
        stroke="var(--on-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </BrowserFrame>
  );
}
