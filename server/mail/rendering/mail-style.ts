/** The product's design tokens (web/ui/styles/tokens.css) as literal values: mail programs have no CSS variables. */
export const COLOURS = {
  paper: '#FFFCF7',
  card: '#FFFFFF',
  ink: '#21313B',
  inkSoft: '#55666F',
  line: '#E9E3D8',
  skyStrong: '#17678B',
  skySoft: '#E6F4FB',
  peach: '#FFEBDD',
} as const;

export const FONTS = {
  heading: "Fraunces,Georgia,'Times New Roman',serif",
  body: "Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;

/** For the head: the dark theme, and narrower margins on phones. */
export const RULES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 28px 22px 24px !important; }
  .title { font-size: 26px !important; line-height: 33px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: #12191E !important; }
  .card { background: #1A242B !important; }
  .line { border-color: #2C3942 !important; }
  .ink { color: #E8EEF1 !important; }
  .soft { color: #A9B8C0 !important; }
  .link { color: #8FD0EE !important; }
  .button { background: #8FD0EE !important; color: #0E2029 !important; }
  .peach { background: #3A2A22 !important; }
  .sky { background: #1B333F !important; }
}
`;

// Somebody's name may be one word of sixty letters.
export const WRAP = 'overflow-wrap:anywhere;word-break:break-word;';
export const BODY = `${WRAP}font-family:${FONTS.body};font-size:16px;line-height:26px;color:${COLOURS.ink};`;
export const SMALL = `font-family:${FONTS.body};font-size:14px;line-height:22px;color:${COLOURS.inkSoft};`;
export const LABEL = `font-family:${FONTS.body};font-size:14px;line-height:20px;font-weight:600;color:${COLOURS.inkSoft};`;
