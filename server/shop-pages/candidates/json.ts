import { jsonrepair } from 'jsonrepair';

const LONGEST = 2_000_000;
const LONGEST_BROKEN = 300_000;

/**
 * Parses data embedded in a page, even if its JSON is broken: comments, line breaks in strings, extra commas. Null if
 * it is beyond repair.
 * @param mostRepaired maximum length of data to repair
 */
export function parseJson(raw: string, mostRepaired = LONGEST_BROKEN): unknown {
  if (raw.length > LONGEST) return null;
  const text = raw
    .trim()
    .replace(/^(?:\/\/)?\s*<!(?:--|\[CDATA\[)/, '')
    .trim();
  return read(withoutEnd(text), mostRepaired);
}

/** A comment may end after the data, or after the statement containing them. */
function withoutEnd(text: string): string {
  const end = /(?:\/\/)?\s{0,9}(?:-->|\]\]>)\s{0,9}$|;$/.exec(text.slice(-30));
  return end ? text.slice(0, text.length - end[0].length).trim() : text;
}

function read(text: string, mostRepaired: number): unknown {
  if (!/^[[{"/]/.test(text)) return null;
  return parsed(text) ?? parsed(withoutUndefined(text)) ?? (text.length > mostRepaired ? null : repaired(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Programs dumping their state into a page write values that JSON lacks. */
function withoutUndefined(text: string): string {
  return text.replaceAll(
    /([:,[]\s?)(?:undefined|NaN|-?Infinity|void 0|new Date\("[^"]{0,40}"\))(?=\s?[,}\]])/g,
    '$1null',
  );
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text.includes('&quot;') ? text.replaceAll('&quot;', '"') : text));
  } catch {
    return null;
  }
}
