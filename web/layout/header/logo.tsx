/** A stork with a bundle against the sky: the product's logo, the same in both themes. */
export function Logo({ height = 40 }: { height?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={height} height={height} fill="none" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="19" fill="#6ec1e4" />
      <path d="M22.5 46v10.5M28 45.5V56.5M19.5 57h3M25 57h3" stroke="#c03f2b" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M29.5 40c7-4.5-2-14 4.5-21.5" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      <path d="M31.5 32c6 5 4 14-5.5 15-7 .7-13-.5-20 3.5 2-9 8-15 15.5-17.5 4-1.3 7-2.5 10-1Z" fill="#fff" />
      <path d="M26 37c-7-1-14 3.5-20 13.5 7-4 13-2.8 18.5-5 4-1.7 5-6.5 1.5-8.5Z" fill="#21313b" />
      <path d="M38 12.8 56 20.5l-17.5-.700Z" fill="#c03f2b" strokeLinejoin="round" stroke="#c03f2b" />
      <circle cx="36" cy="16.5" r="5.4" fill="#fff" />
      <circle cx="37.3" cy="15.3" r="1.25" fill="#21313b" />
      <path d="M52.5 18.5c-1.5 5-8.5 7.5-8.5 14a8 8 0 0 0 16 0c0-6.5-6-9-7.5-14Z" fill="#ffebdd" />
      <path
        d="M52 37.5c-3.2-1.9-4.6-3.9-3.6-5.6.9-1.5 3.1-1.1 3.6.6.5-1.7 2.7-2.1 3.6-.6 1 1.7-.4 3.7-3.6 5.6Z"
        fill="#c03f2b"
      />
    </svg>
  );
}
