import { SlideDrawing } from './slide.tsx';

/** A message flying from one person to another. */
export function SocialDrawing() {
  return (
    <SlideDrawing>
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
    </SlideDrawing>
  );
}
