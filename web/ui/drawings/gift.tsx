/** A present: the placeholder of a picture, which may have papers of its own (picture.module.css). */
export function GiftDrawing() {
  return (
    <svg viewBox="0 0 160 160" width="160" height="160" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="136" rx="52" ry="6" fill="var(--ink)" opacity=".08" />
      <rect x="34" y="74" width="92" height="60" rx="8" fill="var(--box)" />
      <rect x="28" y="56" width="104" height="24" rx="8" fill="var(--lid)" opacity=".85" />
      <rect x="70" y="56" width="20" height="78" fill="var(--card)" opacity=".9" />
      <path
        d="M80 55C66 55 50 50 50 38c0-8 6-13 13-13 10 0 15 14 17 30Zm0 0c14 0 30-5 30-17 0-8-6-13-13-13-10 0-15 14-17 30Z"
        stroke="var(--bow)"
        strokeWidth="7"
        strokeLinejoin="round"
      />
    </svg>
  );
}
