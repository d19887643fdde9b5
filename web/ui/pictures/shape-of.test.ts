import { expect, it } from 'vitest';
import { shapeInName } from '#contract/everywhere/picture-names.ts';
import { shapeOf } from './shape-of.ts';

it.each([
  { width: 1200, height: 1600, colours: 'fdb975310eca' },
  { width: 40, height: 30, colours: null },
])('The name of a picture tells its shape, and its colours unless something shows through: %j', (shape) => {
  const stem = `https://cdn.example/item/0f3a-${shapeInName(shape)}`;
  const told = { ...shape, stem, colours: shape.colours ?? undefined };
  expect(shapeOf(`${stem}.webp`)).toEqual(told);
  expect(shapeOf(`${stem}-480.webp`)).toEqual(told);
});

it.each(['item/0f3a.webp', 'item/0f3a-480.webp', 'data:image/webp;base64,UklGR-40x30.webp+', 'help/parent-1.webp'])(
  'What is called otherwise tells nothing: %s',
  (address) => expect(shapeOf(address)).toEqual({}),
);
