import type { ReactNode } from 'react';

/** The drawings of the carousel: flat, a few tokens each, on one size. */
function Slide({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 240" width="320" height="240" fill="none" aria-hidden="true" focusable="false">
      <circle cx="160" cy="120" r="104" fill="var(--sky)" opacity=".3" />
      {children}
    </svg>
  );
}

/** A registry that ticks itself off. */
export function SimpleDrawing() {
  return (
    <Slide>
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
    </Slide>
  );
}

/** Two screens that always show the same. */
export function SyncDrawing() {
  return (
    <Slide>
      <rect
        x="56"
        y="66"
        width="128"
        height="94"
        rx="12"
        fill="var(--card)"
        stroke="var(--sky-strong)"
        strokeWidth="6"
      />
      <path d="M38 174h164" stroke="var(--sky-strong)" strokeWidth="10" strokeLinecap="round" />
      <rect
        x="206"
        y="84"
        width="64"
        height="116"
        rx="13"
        fill="var(--card)"
        stroke="var(--sky-strong)"
        strokeWidth="6"
      />
      <path d="M230 188h16" stroke="var(--sky-strong)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M120 136c-20-12-29-24-23-35 5-9 20-7 23 4 3-11 18-13 23-4 6 11-3 23-23 35ZM238 158c-13-8-19-16-15-23 3-6 13-5 15 3 2-8 12-9 15-3 4 7-2 15-15 23Z"
        fill="var(--coral)"
      />
      <path
        d="M166 52c18-16 44-16 62 0m0 0-2-17m2 17-17 2"
        stroke="var(--sage)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Slide>
  );
}

/** A calendar with one day that counts. */
export function PlanDrawing() {
  return (
    <Slide>
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
    </Slide>
  );
}

/** Bags of several shops, one registry. */
export function FlexDrawing() {
  return (
    <Slide>
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
    </Slide>
  );
}

/** Two price tags under a glass. */
export function CompareDrawing() {
  return (
    <Slide>
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
    </Slide>
  );
}

/** A message that flies from one to the other. */
export function SocialDrawing() {
  return (
    <Slide>
      <path
        d="M62 66h96a16 16 0 0 1 16 16v46a16 16 0 0 1-16 16h-54l-28 24v-24H62a16 16 0 0 1-16-16V82a16 16 0 0 1 16-16Z"
        fill="var(--card)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M110 132c-20-12-29-24-23-35 5-9 20-7 23 4 3-11 18-13 23-4 6 11-3 23-23 35Z" fill="var(--coral)" />
      <path
        d="M190 110h62a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14h-6v22l-26-22h-30a14 14 0 0 1-14-14v-38a14 14 0 0 1 14-14Z"
        fill="var(--sky-strong)"
      />
      <path
        d="M199 143v.010M221 143v.010M243 143v.010"
        stroke="var(--on-strong)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="m216 44 62-16-34 54-10-22Z" fill="var(--amber)" opacity=".85" />
      <path
        d="M186 78c8-2 16-6 24-12"
        stroke="var(--amber)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
    </Slide>
  );
}
