import { CORAL, CREAM, DEEP, HONEY, INK, PEACH, SAGE, SAND, SKY, stroke } from './colours.ts';

/** Gifts of the three families. */
export const WISHES = {
  pram: `<path d="M32 34h30a30 30 0 0 1 30 30H32z" fill="${SKY}"/><path d="M62 34a30 30 0 0 1 30 30H62z" fill="${DEEP}"/>
    <path d="M32 64h60a26 20 0 0 1-26 20h-8a26 20 0 0 1-26-20z" fill="${CREAM}" stroke="${SAND}" stroke-width="2"/>
    <path d="M32 64 22 48h-8" ${stroke()}/><path d="M48 83 42 92M76 83l6 9" ${stroke()}/>
    <circle cx="42" cy="95" r="8" ${stroke()}/><circle cx="82" cy="95" r="8" ${stroke()}/>`,
  body: `<path d="M44 30c4 9 28 9 32 0l20 12-9 19-9-4v18L66 92H54L42 75V57l-9 4-9-19z" fill="${PEACH}"/>
    <path d="M44 30c4 9 28 9 32 0" ${stroke(2.5)}/><circle cx="56" cy="86" r="1.8" fill="${INK}"/><circle cx="64" cy="86" r="1.8" fill="${INK}"/>
    <path d="M60 66c-6-5-9-8-9-11a4.6 4.6 0 0 1 9-2 4.6 4.6 0 0 1 9 2c0 3-3 6-9 11z" fill="${CORAL}"/>`,
  teddy: `<circle cx="41" cy="38" r="11" fill="${HONEY}"/><circle cx="79" cy="38" r="11" fill="${HONEY}"/><circle cx="41" cy="38" r="5" fill="${CREAM}"/>
    <circle cx="79" cy="38" r="5" fill="${CREAM}"/><ellipse cx="60" cy="84" rx="26" ry="22" fill="${HONEY}"/><circle cx="60" cy="52" r="25" fill="${HONEY}"/>
    <ellipse cx="60" cy="60" rx="12" ry="9" fill="${CREAM}"/><ellipse cx="60" cy="56" rx="4" ry="3" fill="${INK}"/><circle cx="50" cy="48" r="2.5" fill="${INK}"/>
    <circle cx="70" cy="48" r="2.5" fill="${INK}"/><path d="M55 63c3 3 7 3 10 0" ${stroke(2)}/><ellipse cx="60" cy="87" rx="14" ry="12" fill="${CREAM}"/>`,
  bottle: `<path d="M52 22c0-6 16-6 16 0l2 10H50z" fill="${PEACH}"/><rect x="46" y="32" width="28" height="9" rx="3" fill="${DEEP}"/>
    <rect x="43" y="42" width="34" height="58" rx="10" fill="${CREAM}" stroke="${SAND}" stroke-width="2"/><path d="M44 64h32v26a9 9 0 0 1-9 9H53a9 9 0 0 1-9-9z" fill="${SKY}"/>
    <path d="M68 54h7M68 64h7M68 74h7M68 84h7" ${stroke(2)}/>`,
  mobile: `<path d="M60 14v14M26 44c8-20 60-20 68 0" ${stroke()}/><path d="M26 44v18M48 34v34M72 34v22M94 44v26" ${stroke(1.5)}/>
    <path d="m26 62 3 7 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1z" fill="${HONEY}"/><path d="M40 76a10 6 0 0 1 16 0 5 5 0 0 1 0 8H40a5 5 0 0 1 0-8z" fill="${SKY}"/>
    <path d="M78 58a12 12 0 1 1-12 14 9 9 0 0 0 12-14z" fill="${PEACH}"/><circle cx="94" cy="77" r="8" fill="${SAGE}"/>`,
  blanket: `<rect x="24" y="44" width="72" height="46" rx="8" fill="${SAGE}"/><path d="M24 58h72M24 74h72M42 44v46M60 44v46M78 44v46" stroke="${CREAM}" stroke-width="3"/>
    <path d="M24 52a8 8 0 0 1 8-8h56a8 8 0 0 1 0 16H32a8 8 0 0 1-8-8z" fill="${CREAM}" stroke="${SAND}" stroke-width="2"/><path d="M30 90v8M42 90v8M54 90v8M66 90v8M78 90v8M90 90v8" ${stroke(2)}/>`,
  bath: `<path d="M18 58h84c0 22-12 34-30 34H48C30 92 18 80 18 58z" fill="${SKY}"/><path d="M18 58h84" ${stroke()}/><circle cx="46" cy="50" r="9" fill="${CREAM}"/>
    <circle cx="60" cy="44" r="12" fill="${CREAM}"/><circle cx="75" cy="51" r="8" fill="${CREAM}"/><path d="M82 40c0-6 10-6 10 0 4 0 5 4 3 6H83c-3 0-3-5-1-6z" fill="${HONEY}"/>
    <path d="m95 42 5 1-5 2z" fill="${CORAL}"/><path d="m40 92-3 7M80 92l3 7" ${stroke()}/>`,
  carrier: `<circle cx="60" cy="32" r="13" fill="${SAND}"/><path d="M32 100c0-34 8-48 28-48s28 14 28 48z" fill="${DEEP}"/><path d="M42 66c0-8 36-8 36 0v22c0 10-36 10-36 0z" fill="${PEACH}"/>
    <path d="M42 66 38 54M78 66l4-12" ${stroke(4)}/><circle cx="60" cy="62" r="10" fill="${CREAM}"/><path d="M51 59c4-9 14-9 18 0" fill="${HONEY}"/>`,
  books: `<rect x="26" y="76" width="68" height="14" rx="3" fill="${CORAL}"/><rect x="32" y="60" width="58" height="14" rx="3" fill="${SAGE}"/><rect x="28" y="44" width="62" height="14" rx="3" fill="${SKY}"/>
    <path d="M34 51h20M38 67h16M32 83h24" stroke="${CREAM}" stroke-width="3" stroke-linecap="round"/><path d="m60 16 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="${HONEY}"/>`,
  lamp: `<path d="M44 26h32l12 32H32z" fill="${HONEY}"/><path d="M60 58v30" ${stroke(4)}/><path d="M42 94c0-8 36-8 36 0z" fill="${DEEP}"/><path d="m60 36 2.5 5 5.5.800-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.5-.800z" fill="${CREAM}"/>`,
  cot: `<path d="M22 30v66M98 30v66" ${stroke(5)}/><path d="M22 44h76M22 84h76" ${stroke(4)}/><path d="M34 44v40M46 44v40M58 44v40M70 44v40M82 44v40" ${stroke(2.5)}/>
    <rect x="25" y="70" width="70" height="14" fill="${SKY}"/><rect x="28" y="64" width="22" height="10" rx="5" fill="${CREAM}" stroke="${SAND}" stroke-width="2"/>`,
  rattle: `<circle cx="60" cy="40" r="24" fill="${CORAL}"/><path d="M36 40h48" stroke="${CREAM}" stroke-width="6"/><circle cx="50" cy="30" r="3" fill="${CREAM}"/><circle cx="68" cy="52" r="3" fill="${CREAM}"/>
    <path d="M60 64v22" stroke="${SAND}" stroke-width="7" stroke-linecap="round"/><circle cx="60" cy="95" r="9" fill="none" stroke="${SAND}" stroke-width="6"/>`,
  shoes: `<path d="M26 50h18v14c10 2 16 6 16 14v4H26z" fill="${PEACH}"/><path d="M62 58h18v14c10 2 16 6 16 14v4H62z" fill="${PEACH}"/><path d="M26 82h34M62 90h34" ${stroke()}/>
    <path d="M30 58h10M66 66h10" ${stroke(2)}/><path d="M40 66c5-6 9 2 4 5M76 74c5-6 9 2 4 5" ${stroke(2)}/>`,
  cubes: `<rect x="24" y="62" width="34" height="34" rx="5" fill="${SKY}"/><rect x="62" y="62" width="34" height="34" rx="5" fill="${HONEY}"/><rect x="43" y="25" width="34" height="34" rx="5" fill="${SAGE}"/>
    <circle cx="41" cy="79" r="8" fill="${CREAM}"/><path d="m79 70 9 17H70z" fill="${CREAM}"/><rect x="53" y="35" width="14" height="14" rx="2" fill="${CREAM}"/>`,
  seat: `<path d="M38 26h30c8 0 12 6 12 12v26H38a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z" fill="${DEEP}"/><path d="M30 60h54c10 0 12 8 10 16l-4 14H40z" fill="${SKY}"/>
    <path d="m46 34 14 26m16-26L62 60v16" ${stroke(3)}/><circle cx="61" cy="62" r="4" fill="${CORAL}"/><path d="M40 90h52v8H40z" fill="${INK}"/>`,
  monitor: `<rect x="26" y="34" width="68" height="46" rx="8" fill="${INK}"/><rect x="31" y="39" width="58" height="36" rx="4" fill="${SKY}"/><circle cx="60" cy="54" r="9" fill="${PEACH}"/>
    <path d="M44 75c2-16 30-16 32 0z" fill="${CREAM}"/><path d="M54 80v10h12V80M46 92h28" ${stroke()}/><path d="M56 54h.1M64 54h.1" ${stroke(3)}/>`,
} as const;
