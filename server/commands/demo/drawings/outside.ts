import { CORAL, CREAM, DEEP, HONEY, INK, PEACH, SAGE, SAND, SKY, stroke } from './colours.ts';

/** For walks, on the arm and in the car. */
export const OUTSIDE = {
  buggy: `<path d="M40 20c22-6 44 6 46 30L60 56z" fill="${DEEP}"/><path d="M42 44h14l8 26h24l-4 12H52z" fill="${SKY}"/><path d="M30 26h10l18 58M58 84 46 98M84 82l4 14" ${stroke()}/>
    <circle cx="46" cy="100" r="6" ${stroke()}/><circle cx="88" cy="100" r="6" ${stroke()}/><path d="M58 60h24" ${stroke(2.5)}/>`,
  bag: `<path d="M44 46c0-26 32-26 32 0" ${stroke(4)}/><path d="M28 46h64l6 46a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z" fill="${SKY}"/><path d="M28 46h64l2.600 20c-20 12-49 12-69 0z" fill="${DEEP}"/>
    <rect x="52" y="66" width="16" height="12" rx="3" fill="${CREAM}"/><path d="M60 70v4" ${stroke(2)}/>`,
  footmuff: `<path d="M38 30a22 14 0 0 1 44 0l4 58a12 12 0 0 1-12 12H46a12 12 0 0 1-12-12z" fill="${SKY}"/><path d="M46 34a14 10 0 0 1 28 0v14H46z" fill="${CREAM}"/><path d="M60 50v44" ${stroke(2)} stroke-dasharray="4 4"/>
    <path d="M36 62h20M64 62h20M35 78h21M64 78h21" stroke="${DEEP}" stroke-width="3" stroke-linecap="round"/>`,
  sling: `<circle cx="56" cy="30" r="13" fill="${SAND}"/><path d="M30 102c0-36 8-52 26-52s32 16 32 52z" fill="${CREAM}" stroke="${SAND}" stroke-width="2"/><path d="M42 52 88 84c-2 14-46 16-48-8 0-10 2-16 2-24z" fill="${SKY}"/>
    <path d="M42 52c16 18 30 26 46 32M40 70c10 14 26 18 46 18" fill="none" stroke="${DEEP}" stroke-width="2.500"/><circle cx="54" cy="68" r="9" fill="${PEACH}"/>`,
  booster: `<path d="M38 18h44a8 8 0 0 1 8 8v14a8 8 0 0 1-4 7v31H34V47a8 8 0 0 1-4-7V26a8 8 0 0 1 8-8z" fill="${SKY}"/><path d="M44 26h32v20H44z" fill="${CREAM}"/><path d="M26 78h68l4 14a6 6 0 0 1-6 8H28a6 6 0 0 1-6-8z" fill="${DEEP}"/>
    <path d="m76 24-32 52" ${stroke(4)}/><circle cx="50" cy="66" r="4" fill="${CORAL}"/>`,
  base: `<path d="M24 74h72l6 16H18z" fill="${DEEP}"/><path d="M40 30h24c16 0 24 12 26 30l-8 14H40c-10 0-14-8-12-18z" fill="${SKY}"/><path d="M46 38h16c10 0 14 8 16 20l-8 8H44c-6 0-8-6-7-12z" fill="${CREAM}"/>
    <path d="M36 34c8-18 38-18 46 8" ${stroke(4)}/><path d="M18 90h84" ${stroke()}/><circle cx="60" cy="82" r="3" fill="${CORAL}"/>`,
  rain: `<path d="M60 22a40 34 0 0 1 40 34H20a40 34 0 0 1 40-34z" fill="${SKY}"/><path d="M60 22c-14 8-18 20-18 34h36c0-14-4-26-18-34z" fill="${DEEP}"/><path d="M60 16v74c0 12-16 12-16 0" ${stroke()}/>
    <path d="m90 68-3 9M100 76l-3 9M26 70l-3 9" stroke="${SAGE}" stroke-width="4" stroke-linecap="round"/>`,
  tricycle: `<path d="M44 40h16M52 40 40 74M50 48l24 2 14 24M74 50V38" ${stroke(4)}/><circle cx="38" cy="82" r="18" fill="${SKY}"/><circle cx="38" cy="82" r="9" fill="${CREAM}"/><circle cx="88" cy="84" r="14" fill="${DEEP}"/>
    <circle cx="88" cy="84" r="7" fill="${CREAM}"/><rect x="62" y="32" width="24" height="8" rx="4" fill="${HONEY}"/><circle cx="38" cy="82" r="3" fill="${INK}"/>`,
} as const;
