/**
 * Hills, clouds and a line of little clothes: the cover of a list that has none. Fills its container; nothing stands in
 * the outer sixths, which a box of 16:9 cuts off.
 */
export function CoverDrawing() {
  return (
    <svg
      viewBox="0 0 800 300"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="100%"
    >
      <rect width="800" height="300" fill="var(--day)" />
      <circle cx="626" cy="58" r="30" fill="var(--sun)" opacity=".8" />
      <path
        d="M164 88a18 18 0 0 1 10-33 27 27 0 0 1 50-5 20 20 0 0 1 28 18 15 15 0 0 1-3 20ZM496 66a13 13 0 0 1 7-24 20 20 0 0 1 37-4 15 15 0 0 1 20 14 11 11 0 0 1-2 14Z"
        fill="var(--cloud)"
        opacity=".9"
      />
      <path d="M0 236c120-50 240-50 380-8 140 40 280 30 420-24v96H0Z" fill="var(--sage)" opacity=".3" />
      <path d="M0 268c160-36 320-30 460-4 120 22 230 14 340-16v52H0Z" fill="var(--sage)" opacity=".45" />
      <path d="M200 104c130 34 270 34 400 0" stroke="var(--ink-soft)" strokeWidth="3" />
      <path d="M200 92v176M600 92v176" stroke="var(--amber)" strokeWidth="8" strokeLinecap="round" opacity=".8" />
      <path d="m262 118 20 4 6 8 22 2 8-6 20 2 6 26-16 4-1 42-46-4 3-42-16-6Z" fill="var(--coral)" opacity=".85" />
      <path d="M378 130h50l6 18-8 52h-16l-7-34-7 34h-16l-8-52Z" fill="var(--stork)" />
      <path d="m476 126 54-5 6 30c2 14-8 26-22 27l-8 1c-14 1-26-8-28-22Z" fill="var(--sky-strong)" opacity=".85" />
      <path d="M496 146c3-5 11-3 11 4 2-6 10-6 11 0 0 7-8 10-10 12-3-2-14-8-12-16Z" fill="var(--stork)" />
      <path
        d="M278 114v14M326 120v14M386 124v12M420 124v12M488 118v12M522 114v12"
        stroke="var(--amber)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
