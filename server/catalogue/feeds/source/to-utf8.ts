import { isAscii, isUtf8 } from 'node:buffer';
import { byteOrderMark } from '../../../shop-pages/encoding/decode-page.ts';
import { peek } from './peek.ts';

/** What reveals a feed's encoding: its beginning. */
const BEGINNING = 1024;

const NEWLINE = 0x0a;

/**
 * A feed in UTF-8, without a byte-order mark; UTF-16 may lack its own. One that declares an older charset but is UTF-8
 * is treated as UTF-8; lines that are not UTF-8 are taken for what the feed declares, or Windows-1252. What is neither
 * gets U+FFFD where it is broken.
 */
export async function* toUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, all } = await peek(bytes, BEGINNING);
  const mark = byteOrderMark(head) ?? unmarkedUtf16(head);
  if (mark !== null && mark !== 'utf-8') return yield* decoded(all, mark);
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]+)/i.exec(head.toString('latin1'))?.[1];
  const decode = decoderOfLines(older(declared));
  for await (const lines of byCharacters(mark === null ? all : withoutMark(all)))
    yield isUtf8(lines) ? decode.known(lines) : decode.each(lines);
}

async function* withoutMark(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = 3;
  for await (const part of bytes) {
    yield part.subarray(left);
    left -= Math.min(left, part.length);
  }
}

/** The same bytes, in parts that end between two characters. */
async function* byCharacters(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of bytes) {
    const all = rest.length === 0 ? part : Buffer.concat([rest, part]);
    // What follows an ASCII character is never the middle of another one.
    const end = all.findLastIndex((byte) => byte < 0x80) + 1 || all.length;
    yield all.subarray(0, end);
    rest = all.subarray(end);
  }
  if (rest.length > 0) yield rest;
}

/**
 * For a feed that mixes UTF-8 and an older charset: valid UTF-8 lines are UTF-8. A line that is
 * only partly valid may be either (damaged UTF-8, or chance): it is decoded as most of the feed so far.
 */
function decoderOfLines(charset: string) {
  const [utf8, older] = [new TextDecoder(), new TextDecoder(charset)];
  /** How many bytes so far were in lines of which the charset is certain; ASCII lines do not count. */
  const seen = { utf8: 0, older: 0 };

  function known(lines: Buffer): Buffer {
    if (!isAscii(lines)) seen.utf8 += lines.length;
    return lines;
  }

  /** Counts a line, and returns what decodes it once the lines around it are counted too. */
  function look(line: Buffer): () => Buffer {
    if (isUtf8(line)) {
      known(line);
      return () => line;
    }
    const text = utf8.decode(line);
    const inOlder = () => Buffer.from(older.decode(line));
    if (/[^\0-\x7F\uFFFD]/.test(text)) return () => (seen.utf8 >= seen.older ? Buffer.from(text) : inOlder());
    seen.older += line.length;
    return inOlder;
  }

  return {
    /** @param lines in UTF-8 */
    known,
    each: (lines: Buffer) =>
      Buffer.concat(
        splitLines(lines)
          .map(look)
          .map((decode) => decode()),
      ),
  };
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += lines.at(-1)?.length ?? 0)
    lines.push(bytes.subarray(at, bytes.indexOf(NEWLINE, at) + 1 || bytes.length));
  return lines;
}

async function* decoded(bytes: AsyncIterable<Buffer>, charset: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(charset);
  for await (const part of bytes) yield Buffer.from(decoder.decode(part, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** Without a mark: the columns' names, or the first tags, are mostly ASCII, so every other byte is 0. */
function unmarkedUtf16(head: Buffer): string | null {
  const start = head.subarray(0, 64);
  const ascii = (at: number) => start.filter((byte, index) => index % 2 === at && byte > 0 && byte < 0x80).length;
  const zeros = (at: number) => start.filter((byte, index) => index % 2 === at && byte === 0).length;
  const most = start.length / 4;
  if (ascii(0) > most && zeros(1) > most && zeros(0) === 0) return 'utf-16le';
  if (ascii(1) > most && zeros(0) > most && zeros(1) === 0) return 'utf-16be';
  return null;
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
