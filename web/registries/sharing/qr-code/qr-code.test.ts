import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

/** The modules that strokes one wide cover, as `x,y`. */
function drawn(path: string): string[] {
  let x = 0;
  let y = 0;
  return [...path.matchAll(/([Mm])(\d+) ([\d.]+)h(\d+)/g)].flatMap(([, step, right, down, length]) => {
    x = (step === 'M' ? 0 : x) + Number(right);
    y = step === 'M' ? Number(down) - 0.5 : y;
    const modules = Array.from({ length: Number(length) }, (_, at) => `${x + at},${y}`);
    x += Number(length);
    return modules;
  });
}

it('A code’s path draws its dark modules and nothing else', () => {
  const { size, path, isDark } = qrCode('https://cigogne.example/ma-liste/leonie');
  const everywhere = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = everywhere.filter(([x, y]) => isDark(x, y)).map(([x, y]) => `${x},${y}`);
  expect(dark.length).toBeGreaterThan(100);
  expect(drawn(path)).toEqual(dark);
});
