import type { Element, PageDocument } from './element.ts';

const BLOCKS = new Set(
  'address article aside blockquote br button dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label li main nav ol option p pre section select table td th title tr ul'.split(
    ' ',
  ),
);

/** What a person reads in an element, on one line; only the beginning of long texts. */
export function textOf(element: Element, most = 2000): string {
  const parts: string[] = [];
  collect(element, parts, { left: most * 2 });
  return withoutExtraSpaces(parts.join('')).slice(0, most);
}

function collect(element: Element, parts: string[], budget: { left: number }): void {
  for (const child of element.children) {
    if (budget.left <= 0) return;
    if (typeof child === 'string') {
      parts.push(child.slice(0, budget.left));
      budget.left -= child.length;
      continue;
    }
    const isBlock = BLOCKS.has(child.name);
    if (isBlock) parts.push(' ');
    budget.left -= 1;
    collect(child, parts, budget);
    if (isBlock) parts.push(' ');
  }
}

const SPACES = /[\s\u200B\u200E\u200F\u00AD\uFEFF]+/gu;
/** Most texts only have single spaces between words. */
const EXTRA_SPACES = /[^\S ]| {2}|[\u200B\u200E\u200F\u00AD\uFEFF]/u;

export function withoutExtraSpaces(text: string): string {
  return (EXTRA_SPACES.test(text) ? text.replaceAll(SPACES, ' ') : text).trim();
}

/** The elements' texts, by index; nothing for elements with more than a few words. */
export type BriefTexts = (string | undefined)[];

/** The text of each short element: the same as textOf, for all at once. */
export function briefTexts({ elements }: PageDocument): BriefTexts {
  const texts: BriefTexts = Array.from({ length: elements.length });
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index];
    if (element) texts[index] = briefText(element, texts);
  }
  return texts;
}

const BRIEF = 180;

function briefText({ name, children }: Element, texts: BriefTexts): string | undefined {
  if (name === 'br') return ' ';
  let text = '';
  for (const child of children) {
    const part = typeof child === 'string' ? child : texts[child.index];
    if (part === undefined) return undefined;
    text =
      typeof child !== 'string' && BLOCKS.has(child.name)
        ? joined(joined(text, ' '), `${part} `)
        : joined(withComma(text, child, part), part);
    if (text.length > BRIEF) return undefined;
  }
  return text;
}

/** Cents in a separate element, smaller than the euros: visually it is no longer a plain number. */
function withComma(text: string, child: Element | string, part: string): string {
  const areCents = typeof child !== 'string' && /^\d\d(?!\d)/.test(part) && /(?:^|[^\d.,])\d{1,5}$/.test(text);
  return areCents ? `${text},` : text;
}

/** One space where two would meet. */
function joined(text: string, part: string): string {
  return text.endsWith(' ') ? text + part.trimStart() : text + part;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€' };

/** Text that a page stores as HTML inside data: without tags, with entities decoded. */
export function plainText(html: string, most = 5000): string {
  let text = html.slice(0, most * 8);
  // Doubly escaped text only shows its tags the second time.
  for (let look = 0; look < 3 && /[<&]/.test(text); look += 1) text = withoutTags(unescaped(text));
  return withoutControls(text.replaceAll(/<(?=[a-z/!?])/giu, ' '))
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, most);
}

function withoutTags(text: string): string {
  return text
    .replaceAll(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^>]*>?|$)/giu, ' ')
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h\d|\/tr)\b[^<>]*>/giu, '\n')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/giu, ' ');
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu, (all, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/** Neither control characters nor lone surrogates. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFD]/gu, ' ').toWellFormed();
}
