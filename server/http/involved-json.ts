import { DEEPEST_JSON, MOST_JSON_VALUES } from '#contract/body-limits.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/**
 * Whether a JSON text contains so many values, or such deeply nested ones, that parsing it would keep everybody
 * waiting: a megabyte of brackets takes a hundred times as long as one of words.
 */
export function isInvolved(json: Uint8Array): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < json.length && values <= MOST_JSON_VALUES && depth <= DEEPEST_JSON; at += 1) {
    const sign = json[at] as number;
    if (sign === QUOTE) at = endOfText(json, at);
    else if (sign === COMMA) values += 1;
    else if (isOpening(sign)) {
      values += 1;
      depth += 1;
    } else if (isClosing(sign)) depth -= 1;
  }
  return values > MOST_JSON_VALUES || depth > DEEPEST_JSON;
}

/** Where the text ends that begins at `start`. */
function endOfText(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** `[` or `{`, which differ in one bit from each other, as what closes them does. */
function isOpening(sign: number): boolean {
  return (sign | 0x20) === 0x7b;
}

function isClosing(sign: number): boolean {
  return (sign | 0x20) === 0x7d;
}
