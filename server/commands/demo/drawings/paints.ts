import { CORAL, DEEP, HONEY, PEACH, SAGE, SAND, SKY } from './colours.ts';
import { type Drawing, drawingSvg } from './draw.ts';

/** The colours an article may come in. */
export const PAINTS = [
  { name: 'bleu nuage', light: '#8FC7E3', dark: '#2E6F93', ground: 0 },
  { name: 'vert sauge', light: '#9DBFA6', dark: '#4C775C', ground: 2 },
  { name: 'terracotta', light: '#E3A184', dark: '#A4553B', ground: 3 },
  { name: 'miel', light: '#EBC477', dark: '#A1762C', ground: 1 },
  { name: 'rose poudré', light: '#E9B4B6', dark: '#9C5A69', ground: 4 },
] as const;

export type Paint = (typeof PAINTS)[number];

/** The colour of the thing itself in a drawing, where it is not the blue. */
const OWN_COLOURS: Partial<Record<Drawing, string>> = {
  body: PEACH,
  shoes: PEACH,
  teddy: HONEY,
  lamp: HONEY,
  moon: HONEY,
  duck: HONEY,
  blanket: SAGE,
  horse: SAND,
  rattle: CORAL,
  rings: SAGE,
};

/** Recolours the drawing. */
export function paintedSvg(drawing: Drawing, { light, dark, ground }: Paint): string {
  const own = OWN_COLOURS[drawing] ?? SKY;
  return drawingSvg(drawing, ground).replaceAll(own, light).replaceAll(SKY, light).replaceAll(DEEP, dark);
}
