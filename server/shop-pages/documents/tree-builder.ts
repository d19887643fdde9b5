import { Attributes, type KnownAttribute } from './attributes.ts';
import type { Element, PageDocument, Script } from './element.ts';
import { Pile } from './pile.ts';
import { ROOT, type Tag } from './tags.ts';

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

/** Line breaks, indentation and invisible characters count as spaces. */
function withoutLines(text: string): string {
  const isPlain = !/\s\s|[\n\r\t\u200B\u200E\u200F\u00AD\uFEFF]/.test(text);
  return isPlain ? text : text.replaceAll(/[\s\u200B\u200E\u200F\u00AD\uFEFF]+/g, ' ');
}

const NO_ATTRIBUTES = new Attributes([]);
const NO_CHILDREN: Element['children'] = [];

export class TreeBuilder {
  readonly #elements: Element[] = [];
  readonly #scripts: Script[] = [];
  readonly #data: string[] = [];
  readonly #marks = new Set<string>();
  readonly #stack: Element[] = [];
  /** The children so far of all open elements, and where those of each begin. */
  readonly #children = new Pile<Element | string>();
  readonly #beginnings: number[] = [];
  #beginning = 0;
  /** How many elements of each name are open, so that a stray closing tag does not cost a search of the stack. */
  readonly #open = new Map<string, number>();
  /** Of the tag being read. */
  #tag = ROOT;
  readonly #attributes = new Pile<string>();
  #attributeText = 0;
  #current: Element;
  #pending: Element | null = null;
  #script: Element | null = null;
  #scriptText = '';

  constructor() {
    this.#current = this.#append(ROOT, null);
    this.#begin(this.#current);
  }

  /** What text is that stands here. */
  get reading(): 'script' | 'text' | 'nothing' {
    if (this.#script) return 'script';
    return this.#current.isRead ? 'text' : 'nothing';
  }

  beginTag(tag: Tag): void {
    this.#endBefore(tag);
    this.#tag = tag;
    this.#pending = this.#append(tag, this.#current);
  }

  attribute({ name, toRead, isEvent }: KnownAttribute, value: string): void {
    const element = this.#pending;
    if (!element || isEvent || value.length > LONGEST_ATTRIBUTE) return;
    if (this.#attributes.height >= MOST_ATTRIBUTES * 2 || this.#attributeText > MOST_ATTRIBUTE_TEXT) return;
    this.#attributeText += name.length + value.length;
    if (value.length >= SHORTEST_DATA && (value[0] === '{' || value[0] === '[')) this.#data.push(value);
    if (toRead === null) return;
    if (MARKS.has(toRead)) this.#marks.add(toRead);
    this.#attributes.push(toRead);
    this.#attributes.push(value);
  }

  endTag(isClosedToo: boolean): void {
    const element = this.#pending;
    if (!element) return;
    this.#pending = null;
    if (this.#attributes.height > 0) element.attributes = new Attributes(this.#attributes.takeFrom(0));
    if (this.#tag.isVoid || (isClosedToo && !element.isRead)) this.#place(element);
    else if (element.name === 'script') this.#beginScript(element);
    else if (this.#stack.length >= MOST_DEPTH) this.#place(element);
    else this.#begin(element);
  }

  text(text: string): void {
    if (this.#script) {
      if (this.#scriptText.length < LONGEST_SCRIPT) this.#scriptText += text;
      return;
    }
    if (!this.#current.isRead || text === '') return;
    const shown = withoutLines(text);
    const last = this.#children.height > this.#beginning ? this.#children.top : undefined;
    if (typeof last === 'string') this.#children.replaceTop(last + shown);
    else this.#children.push(shown);
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
    if (this.#pending) this.#place(this.#pending);
    if (this.#script) this.#endScript(this.#script);
    this.#endFrom(0);
    return { elements: this.#elements, scripts: this.#scripts, data: this.#data, marks: this.#marks };
  }

  #append({ name, isUnread }: Tag, parent: Element | null): Element {
    const index = this.#elements.length;
    const isRead = parent === null || (parent.isRead && !isUnread);
    const element: Element = {
      name,
      attributes: NO_ATTRIBUTES,
      parent,
      children: NO_CHILDREN,
      index,
      end: index + 1,
      isRead,
      labels: null,
    };
    if (isListed(element)) this.#elements.push(element);
    return element;
  }

  #begin(element: Element): void {
    this.#stack.push(element);
    this.#beginnings.push(this.#beginning);
    this.#beginning = this.#children.height;
    this.#open.set(element.name, (this.#open.get(element.name) ?? 0) + 1);
    this.#current = element;
  }

  /** An element is complete: its parent's next child. */
  #place(element: Element): void {
    if (element.parent && isListed(element)) this.#children.push(element);
  }

  #beginScript(script: Element): void {
    this.#place(script);
    this.#script = script;
    this.#scriptText = '';
  }

  #endScript(script: Element): void {
    const type = (script.attributes.get('type') ?? '').toLowerCase();
    this.#scripts.push({ type, id: script.attributes.get('id') ?? '', text: this.#scriptText });
    this.#script = null;
    this.#scriptText = '';
  }

  #endBefore({ rule }: Tag): void {
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
      if (this.#children.height > this.#beginning) element.children = this.#children.takeFrom(this.#beginning);
      this.#beginning = this.#beginnings.pop() ?? 0;
      this.#place(element);
      element.end = this.#elements.length;
      this.#open.set(element.name, (this.#open.get(element.name) ?? 1) - 1);
    }
    this.#current = this.#stack.at(-1) ?? this.#current;
  }
}

function isListed({ isRead, index }: Element): boolean {
  return isRead && index < MOST_ELEMENTS;
}
