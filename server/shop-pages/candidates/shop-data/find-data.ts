import type { PageDocument, Script } from '../../documents/element.ts';
import { parseJson } from '../json.ts';

const MOST_SCRIPT_TEXT = 3_000_000;
const MOST_ATTRIBUTE_TEXT = 1_000_000;
const MOST_PIECES = 80;
/** Property names as programs happen to write them. */
const MOST_REPAIRED = 20_000;
const MOST_ENDLESS = 5;
const OF_PRODUCTS = /(?:price|prix|ean|gtin|barcode|brand|vendor|manufacturer)\w{0,20}["']?\s?:/i;
const OF_JSON = /json|x-magento-init|^application\/discover/;
/** Where data begins: after "=", in a call, or as an argument. */
const BEGINNING = /(?:=|\bpush\(|\bparse\(|\binit\(|\btrack\([^,()]{0,60},|\bgtag\([^{}()]{0,60},)\s*(?=[[{])/g;

/** The data embedded in a page's scripts and attributes, if it may be about products. */
export function findData(document: PageDocument): unknown[] {
  return [...fromScripts(document.scripts), ...fromAttributes(document)].filter((data) => data !== null);
}

function fromScripts(scripts: Script[]): unknown[] {
  const found: unknown[] = [];
  let budget = MOST_SCRIPT_TEXT;
  for (const { type, text } of scripts) {
    if (type.includes('ld+json') || text.length > budget || !OF_PRODUCTS.test(text)) continue;
    budget -= text.length;
    if (OF_JSON.test(type)) found.push(parseJson(text));
    else if (type === '' || /javascript|module/.test(type)) found.push(...inProgram(text));
    if (found.length > MOST_PIECES) break;
  }
  return found;
}

function inProgram(text: string): unknown[] {
  const found: unknown[] = [];
  const beginning = new RegExp(BEGINNING);
  let endless = 0;
  for (let match = beginning.exec(text); match && found.length < MOST_PIECES; match = beginning.exec(text)) {
    const start = match.index + match[0].length;
    const end = endOfData(text, start);
    if (end < 0) endless += 1;
    // Each of them means scanning the whole rest.
    if (endless > MOST_ENDLESS) break;
    if (end < 0) continue;
    const piece = text.slice(start, end);
    beginning.lastIndex = end;
    if (OF_PRODUCTS.test(piece)) found.push(parseJson(piece, MOST_REPAIRED));
  }
  return found;
}

/** Where a bracketed expression ends, ignoring brackets in strings; -1 if it does not. */
function endOfData(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22 || sign === 0x27) at = endOfText(text, at, sign);
    else if (sign === 0x7b || sign === 0x5b) depth += 1;
    else if (sign === 0x7d || sign === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function endOfText(text: string, start: number, quote: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 0x5c) at += 1;
    else if (sign === quote || sign === 0x0a) return at;
  }
  return text.length;
}

function fromAttributes({ data }: PageDocument): unknown[] {
  const found: unknown[] = [];
  let budget = MOST_ATTRIBUTE_TEXT;
  for (const value of data) {
    if (value.length > budget || found.length > MOST_PIECES || !OF_PRODUCTS.test(value)) continue;
    budget -= value.length;
    found.push(parseJson(value, MOST_REPAIRED));
  }
  return found;
}
