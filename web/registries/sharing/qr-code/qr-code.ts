import { encode } from 'uqr';

/** The quiet zone around the code that readers expect. */
const BORDER = 4;

export interface QrCode {
  /** Modules per side, with the border. */
  size: number;
  /** The dark modules, row by row: strokes one wide, each in the middle of its row, for a view box of `size`. */
  path: string;
  isDark: (x: number, y: number) => boolean;
}

/**
 * Medium error correction: it still reads with 15 % of it lost.
 * @param text what it leads to: the short link (share-bar.tsx); on paper, the address printed beside it
 */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const isDark = (x: number, y: number) => data[y]?.[x] === true;
  return { size, path: pathOf(size, isDark), isDark };
}

/** Strokes, and steps between them: half as long as squares, which every public list would send. */
function pathOf(size: number, isDark: QrCode['isDark']): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    let drawn: number | undefined;
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y) || isDark(x - 1, y)) continue;
      let end = x + 1;
      while (isDark(end, y)) end += 1;
      path += `${drawn === undefined ? `M${x} ${y}.5` : `m${x - drawn} 0`}h${end - x}`;
      drawn = end;
    }
  }
  return path;
}

/** The code as a standalone file. */
export function qrSvg({ size, path }: QrCode): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The code as a picture of about 1200 pixels per side, a whole number of pixels per module. */
export function qrPng({ size, isDark }: QrCode): Promise<Blob | null> {
  const scale = Math.ceil(1200 / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (isDark(x, y)) pen.fillRect(x * scale, y * scale, scale, scale);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
