import { isUtf8 } from 'node:buffer';
import { peek } from './peek.ts';

/** What reveals a feed's encoding: its beginning, and its first non-ASCII characters. */
const BEGINNING = 1024;

/**
 * A feed in UTF-8, without a byte-order mark. One that declares an older charset but is UTF-8 is treated as UTF-8;
 * one that declares nothing and is not UTF-8 is taken for Windows-1252.
 */
export async function* toUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, all } = await peek(bytes, BEGINNING);
  const mark = byteOrderMark(head);
  if (mark !== null && mark !== 'utf-8') return yield* decoded(all, mark);
  yield* decodedLater(
    mark === null ? all : withoutMark(all),
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]+)/i.exec(head.toString('latin1'))?.[1],
  );
}

async function* withoutMark(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = 3;
  for await (const part of bytes) {
    yield part.subarray(left);
    left -= Math.min(left, part.length);
  }
}

/** Up to the first non-ASCII character every charset reads the same: that character decides. */
async function* decodedLater(bytes: AsyncIterable<Buffer>, declared: string | undefined): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | 'none' | null = null;
  for await (const part of bytes) {
    if (decoder === null && !isAscii(part)) decoder = seemsUtf8(part) ? 'none' : new TextDecoder(older(declared));
    yield decoder instanceof TextDecoder ? Buffer.from(decoder.decode(part, { stream: true })) : part;
  }
}

async function* decoded(bytes: AsyncIterable<Buffer>, charset: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(charset);
  for await (const part of bytes) yield Buffer.from(decoder.decode(part, { stream: true }));
  yield Buffer.from(decoder.decode());
}

function byteOrderMark([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0 && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c && third === 0)) return 'utf-16be';
  return null;
}

function isAscii(part: Buffer): boolean {
  return Buffer.byteLength(part.toString('latin1'), 'utf8') === part.length;
}

/** A part may begin and end within a character. */
function seemsUtf8(part: Buffer): boolean {
  let [start, end] = [0, part.length];
  while (start < 3 && ((part[start] ?? 0) & 0xc0) === 0x80) start += 1;
  while (end > part.length - 4 && end > start && ((part[end - 1] ?? 0) & 0x80) !== 0) end -= 1;
  return isUtf8(part.subarray(start, end));
}

function older(declared = ''): string {
  try {
    const { encoding } = new TextDecoder(declared);
    // A declaration readable as single bytes rules out UTF-16.
    return /^utf-/.test(encoding) ? 'windows-1252' : encoding;
  } catch {
    return 'windows-1252';
  }
}
