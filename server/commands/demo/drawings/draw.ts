import { INDOORS } from './indoors.ts';
import { OUTSIDE } from './outside.ts';
import { WEAR_AND_PLAY } from './wear-and-play.ts';
import { WISHES } from './wishes.ts';

/**
 * The demo's pictures, drawn by us: flat shapes on a soft background, in a square of 120. Each text is what goes
 * inside `<svg viewBox="0 0 120 120">`.
 */
const DRAWINGS = { ...WISHES, ...OUTSIDE, ...INDOORS, ...WEAR_AND_PLAY };

export type Drawing = keyof typeof DRAWINGS;

const GROUNDS = ['#FFF1E3', '#EAF5FB', '#F1F6EC', '#FDEDEA', '#F7F1FA'];

/** The drawing as a complete SVG on one of five soft backgrounds. */
export function drawingSvg(drawing: Drawing, ground: number): string {
  const color = GROUNDS[ground % GROUNDS.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 120 120"><rect width="120" height="120" fill="${color}"/>${DRAWINGS[drawing]}</svg>`;
}
