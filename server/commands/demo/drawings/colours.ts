/** The palette of the demo's drawings. */

export const INK = '#21313B';
export const SKY = '#6EC1E4';
export const DEEP = '#17678B';
export const PEACH = '#F6C9AE';
export const CORAL = '#E2725B';
export const SAGE = '#8DB9A0';
export const CREAM = '#FFF6EA';
export const SAND = '#E4CFB2';
export const HONEY = '#E9B55C';

export const stroke = (width = 3) =>
  `fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
