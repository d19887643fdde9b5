/** A stork flying over the hills with a sleeping baby in its bundle. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 520 430" width="520" height="430" fill="none" aria-hidden="true" focusable="false">
      <clipPath id="hero-sky">
        <circle cx="266" cy="206" r="196" />
      </clipPath>
      <circle cx="266" cy="206" r="196" fill="var(--sky)" opacity=".28" />
      <circle cx="396" cy="88" r="38" fill="var(--sun)" opacity=".8" />
      <g fill="var(--cloud)">
        <path d="M42 140a20 20 0 0 1 12-37 30 30 0 0 1 56-6 22 22 0 0 1 30 21 16 16 0 0 1-4 22Z" />
        <path d="M392 332a16 16 0 0 1 8-30 25 25 0 0 1 47-5 18 18 0 0 1 26 17 13 13 0 0 1-3 18Z" opacity=".9" />
      </g>
      <g clipPath="url(#hero-sky)" fill="var(--sage)">
        <path d="M40 352c60-60 130-60 190-36 66 26 140 14 240-36v150H40Z" opacity=".26" />
        <path d="M40 392c80-50 150-50 214-18 70 34 140 22 216-20v80H40Z" opacity=".4" />
      </g>
      <g stroke="var(--coral)" strokeWidth="5" strokeLinecap="round">
        <path d="M142 250 66 272l-12-3M146 258l-68 30-12-1" />
      </g>
      <path d="M262 214c16-52 4-112-34-166-18 46-30 106-12 164Z" fill="var(--sky)" />
      <path d="M228 48c-8 20-14 42-17 64 14 4 30 5 50 0-5-22-16-43-33-64Z" fill="var(--sky-strong)" />
      <path d="M126 240c34-30 92-44 142-34 26 5 32 24 14 38-38 30-108 28-156-4Z" fill="var(--stork)" />
      <path d="M266 228c36 8 38-38 74-44" stroke="var(--stork)" strokeWidth="22" strokeLinecap="round" />
      <path d="M254 222c-8-62-62-116-138-144 6 22 2 34 16 52-6 10 8 24 22 32 0 18 30 46 60 60Z" fill="var(--stork)" />
      <path d="M116 78c6 22 2 34 16 52-6 10 8 24 22 32 3 10 12 22 24 34 6-44-18-88-62-118Z" fill="var(--ink-deep)" />
      <path d="m352 174 62 16-60 6Z" fill="var(--coral)" stroke="var(--coral)" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="346" cy="184" r="17" fill="var(--stork)" />
      <circle cx="351" cy="180" r="3" fill="var(--ink-deep)" />
      <path d="M404 186c-6 26-40 36-40 70a42 42 0 0 0 84 0c0-34-38-44-44-70Z" fill="var(--bundle)" />
      <path
        d="M404 186c-2 24-14 34-22 44M404 186c4 24 14 34 22 44"
        stroke="var(--coral)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".45"
      />
      <circle cx="406" cy="258" r="23" fill="var(--skin)" />
      <path
        d="M392 256c2.5 3 6.5 3 9 0M411 256c2.5 3 6.5 3 9 0M401 268c3 2.5 7 2.5 10 0"
        stroke="var(--ink-deep)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <g fill="var(--coral)" opacity=".55">
        <circle cx="390" cy="264" r="4" />
        <circle cx="422" cy="264" r="4" />
      </g>
      <path d="M406 235c-3-5 3-9 6-5" stroke="var(--ink-deep)" strokeWidth="2.2" strokeLinecap="round" />
      <path
        d="M206 372c-9-5-13-11-10-16 2.5-4.5 9-3 10 2 1-5 7.5-6.5 10-2 3 5-1 11-10 16Z"
        fill="var(--coral)"
        opacity=".8"
      />
    </svg>
  );
}
