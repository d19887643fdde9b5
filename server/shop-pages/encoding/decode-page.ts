import { isUtf8 } from 'node:buffer';

/** Where a page declares its encoding: browsers look at this many bytes, but shops put scripts before it. */
const PROLOGUE = 8192;

/** The page as text, decoded by its byte-order mark, its header, its meta element, or else by its bytes. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const charset = byteOrderMark(bytes) ?? named(contentType) ?? namedInPage(bytes) ?? seeming(bytes);
  // A UTF-8 page declaring something older has an old line in its template.
  const isOlder = charset === 'windows-1252' || charset === 'iso-8859-15';
  return decoder(isOlder ? seeming(bytes, charset) : charset).decode(bytes);
}

function decoder(charset: string): TextDecoder {
  return new TextDecoder(charset);
}

/** The encoding that a text begins by naming. */
export function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function named(text: string): string | null {
  const label = /charset\s*=\s*["']?\s*([\w:.-]{2,30})/i.exec(text)?.[1];
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function namedInPage(bytes: Uint8Array): string | null {
  const prologue = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PROLOGUE)).toString('latin1');
  const meta = /<meta\b[^>]{0,200}?\bcharset\s*=[^>]{0,60}/i.exec(prologue)?.[0] ?? xmlDeclaration(prologue);
  const charset = named(meta);
  // A declaration readable as single bytes rules out UTF-16.
  return charset?.startsWith('utf-16') ? 'utf-8' : charset;
}

function xmlDeclaration(prologue: string): string {
  return /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w-]+)/i.exec(prologue)?.[0].replace('encoding', 'charset') ?? '';
}

function seeming(bytes: Uint8Array, otherwise = 'windows-1252'): string {
  return isUtf8(bytes.subarray(0, lastWhole(bytes))) ? 'utf-8' : otherwise;
}

/** A truncated body may end within a character. */
function lastWhole(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > bytes.length - 4 && end > 0 && ((bytes[end - 1] ?? 0) & 0x80) !== 0) end -= 1;
  return end;
}
