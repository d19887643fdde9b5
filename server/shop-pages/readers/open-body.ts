import type { OpenedBody } from './frames.ts';

/** Far longer than any accepted address, even one inside a sentence. */
const LONGEST_FIELD = 64 * 1024;

/** Parses the JSON of `{url, html}`, dropping all other fields, and takes the page out of it. */
export function openBody(body: Uint8Array): { opened: OpenedBody; page: Buffer } {
  const { isJson, value } = parse(body);
  if (!isRecord(value)) return { opened: { isJson, fields: shortened(value), length: 0 }, page: Buffer.alloc(0) };
  const { url, html } = value;
  const page = Buffer.from(typeof html === 'string' ? html : '');
  return { opened: { isJson, fields: { url: shortened(url), html: shortened(html, 1) }, length: page.length }, page };
}

/** An empty body has no value; a field named __proto__ is refused, as in every call. */
function parse(body: Uint8Array): { isJson: boolean; value?: unknown } {
  if (body.length === 0) return { isJson: true };
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return isRecord(value) && Object.hasOwn(value, '__proto__') ? { isJson: false } : { isJson: true, value };
  } catch {
    return { isJson: false };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A short value that the contract accepts or refuses just as it would the long one. */
function shortened(value: unknown, most = LONGEST_FIELD): unknown {
  if (typeof value === 'string') return value.slice(0, most);
  if (isRecord(value)) return {};
  return Array.isArray(value) ? value.slice(0, 1).map(() => 0) : value;
}
