import { Attributes, isRead } from './attributes.ts';
import type { Element, PageDocument, Script } from './element.ts';

/**
 * Shop pages have some 20,000 elements, nested 40 deep; anything beyond these limits is attached further up, or
 * ignored.
 */
const MOST_ELEMENTS = 50_000;
const MOST_DEPTH = 200;
const MOST_ATTRIBUTES = 40;
const LONGEST_ATTRIBUTE = 200_000;
/** From this length on, an attribute that looks like JSON is kept as data. */
const SHORTEST_DATA = 40;
const LONGEST_SCRIPT = 3_000_000;
/** The length of all attributes of a page together. */
const MOST_ATTRIBUTE_TEXT = 6_000_000;

/** The attributes by which pages mark up items. */
const MARKS = new Set(['itemscope', 'itemprop', 'typeof', 'property']);
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const UNREAD = new Set(['style', 'noscript', 'template', 'svg', 'iframe', 'textarea']);

/** Which open elements a tag closes implicitly; the search for them stops at the elements of `within`. */
const ENDS = new Map(
  Object.entries({
    li: { ends: new Set(['li']), within: new Set(['ul', 'ol', 'menu']) },
    p: { ends: new Set(['p']), within: new Set(['div', 'td', 'section', 'article', 'li']) },
    tr: { ends: new Set(['tr', 'td', 'th']), within: new Set(['table']) },
    td: { ends: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
    th: { ends: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
    dt: { ends: new Set(['dt', 'dd']), within: new Set(['dl']) },
    dd: { ends: new Set(['dt', 'dd']), within: new Set(['dl']) },
    option: { ends: new Set(['option']), within: new Set(['select']) },
  }),
);

/** Line breaks, indentation and invisible characters count as spaces. */
function withoutLines(text: string): string {
  const isPlain = !/\s\s|[\n\r\t\u200B\u200E\u200F\u00AD\uFEFF]/.test(text);
  return isPlain ? text : text.replaceAll(/[\s\u200B\u200E\u200F\u00AD\uFEFF]+/g, ' ');
}

const NONE = new Attributes();

export class TreeBuilder {
  readonly #elements: Element[] = [];
  readonly #scripts: Script[] = [];
  readonly #data: string[] = [];
  readonly #marks = new Set<string>();
  readonly #stack: Element[] = [];
  /** How many elements of each name are open, so that a stray closing tag does not cost a search of the stack. */
  readonly #open = new Map<string, number>();
  #attributeText = 0;
  #current: Element;
  #pending: Element | null = null;
  #script: Element | null = null;
  #scriptText = '';

  constructor() {
    this.#current = this.#append('', null);
    this.#stack.push(this.#current);
  }

  beginTag(name: string): void {
    this.#endBefore(name);
    this.#pending = this.#append(name, this.#current);
  }

  attribute(name: string, value: string): void {
    const element = this.#pending;
    if (!element || name.startsWith('on') || value.length > LONGEST_ATTRIBUTE) return;
    if (element.attributes.size >= MOST_ATTRIBUTES || this.#attributeText > MOST_ATTRIBUTE_TEXT) return;
    this.#attributeText += name.length + value.length;
    if (value.length >= SHORTEST_DATA && (value[0] === '{' || value[0] === '[')) this.#data.push(value);
    if (!isRead(name)) return;
    if (MARKS.has(name)) this.#marks.add(name);
    if (element.attributes === NONE) element.attributes = new Attributes();
    element.attributes.add(name, value);
  }

  endTag(isClosedToo: boolean): void {
    const element = this.#pending;
    this.#pending = null;
    if (!element || VOID.has(element.name) || (isClosedToo && !element.isRead)) return;
    if (element.name === 'script') {
      this.#script = element;
      this.#scriptText = '';
      return;
    }
    if (this.#stack.length >= MOST_DEPTH) return;
    this.#stack.push(element);
    this.#open.set(element.name, (this.#open.get(element.name) ?? 0) + 1);
    this.#current = element;
  }

  text(text: string): void {
    if (this.#script) {
      if (this.#scriptText.length < LONGEST_SCRIPT) this.#scriptText += text;
      return;
    }
    if (!this.#current.isRead || text === '') return;
    const { children } = this.#current;
    const last = children.at(-1);
    const shown = withoutLines(text);
    if (typeof last === 'string') children[children.length - 1] = last + shown;
    else children.push(shown);
  }

  close(name: string): void {
    if (this.#script) {
      if (name === 'script') this.#endScript(this.#script);
      return;
    }
    if (!this.#open.get(name)) return;
    const at = this.#stack.findLastIndex((element) => element.name === name);
    if (at > 0) this.#endFrom(at);
  }

  finish(): PageDocument {
    if (this.#script) this.#endScript(this.#script);
    this.#endFrom(0);
    return { elements: this.#elements, scripts: this.#scripts, data: this.#data, marks: this.#marks };
  }

  #append(name: string, parent: Element | null): Element {
    const index = this.#elements.length;
    const isRead = parent === null || (parent.isRead && !UNREAD.has(name));
    const element: Element = { name, attributes: NONE, parent, children: [], index, end: index + 1, isRead };
    if (isRead && index < MOST_ELEMENTS) {
      this.#elements.push(element);
      parent?.children.push(element);
    }
    return element;
  }

  #endScript(script: Element): void {
    const type = (script.attributes.get('type') ?? '').toLowerCase();
    this.#scripts.push({ type, id: script.attributes.get('id') ?? '', text: this.#scriptText });
    this.#script = null;
    this.#scriptText = '';
  }

  #endBefore(name: string): void {
    const rule = ENDS.get(name);
    if (!rule) return;
    for (let at = this.#stack.length - 1; at > 0; at -= 1) {
      const open = this.#stack[at]?.name ?? '';
      if (rule.within.has(open)) return;
      if (!rule.ends.has(open)) continue;
      this.#endFrom(at);
      return;
    }
  }

  #endFrom(at: number): void {
    while (this.#stack.length > at) {
      const element = this.#stack.pop();
      if (!element) break;
      element.end = this.#elements.length;
      this.#open.set(element.name, (this.#open.get(element.name) ?? 1) - 1);
    }
    this.#current = this.#stack.at(-1) ?? this.#current;
  }
}
