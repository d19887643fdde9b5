import { Tokenizer } from 'htmlparser2';
import { attributeNames } from './attributes.ts';
import type { PageDocument } from './element.ts';
import { tags } from './tags.ts';
import { TreeBuilder } from './tree-builder.ts';

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

/** Tags, attributes and pieces of text: ten times those of the largest shop pages. The rest is not read. */
const MOST_STEPS = 600_000;

/**
 * The page as a tree, in time and memory bounded by its length, whatever it contains. Uses htmlparser2's tokenizer,
 * since its parser would search its whole stack at each closing tag.
 */
export function parseDocument(html: string): PageDocument {
  return new Parsing(html).finish();
}

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const NO_NAME = attributeNames.at('', 0, 0);

/** What the tokenizer finds, by places in the text, told to the tree's builder. */
class Parsing implements Callbacks {
  readonly #html: string;
  readonly #builder = new TreeBuilder();
  readonly #tokenizer: Tokenizer;
  #steps = 0;
  #attributeName = NO_NAME;
  #value = '';

  constructor(html: string) {
    this.#html = html;
    this.#tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, this);
  }

  finish(): PageDocument {
    this.#tokenizer.write(this.#html);
    if (this.#steps < MOST_STEPS) this.#tokenizer.end();
    return this.#builder.finish();
  }

  ontext(start: number, end: number): void {
    this.#step();
    const { reading } = this.#builder;
    if (reading === 'nothing') return;
    const isBlank = reading === 'text' && isBlankPart(this.#html, start, end);
    this.#builder.text(isBlank ? ' ' : this.#html.slice(start, end));
  }

  ontextentity(code: number): void {
    this.#step();
    this.#builder.text(String.fromCodePoint(code));
  }

  onopentagname(start: number, end: number): void {
    this.#step();
    this.#builder.beginTag(tags.at(this.#html, start, end));
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = attributeNames.at(this.#html, start, end);
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.#html.slice(start, end);
  }

  onattribentity(code: number): void {
    this.#value += String.fromCodePoint(code);
  }

  onattribend(): void {
    this.#step();
    this.#builder.attribute(this.#attributeName, this.#value);
  }

  onopentagend(): void {
    this.#builder.endTag(false);
  }

  onselfclosingtag(): void {
    this.#builder.endTag(true);
  }

  onclosetag(start: number, end: number): void {
    this.#step();
    this.#builder.close(tags.at(this.#html, start, end).name);
  }

  oncomment(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  #step(): void {
    this.#steps += 1;
    if (this.#steps === MOST_STEPS) this.#tokenizer.pause();
  }

  /**
   * One of everything that a page is made of remains: V8 forgets the shape of objects once a garbage collection finds
   * none, and the code that it compiled for them, and would compile it anew for the next page.
   */
  static readonly remaining: unknown[] = [];

  static {
    const parsing = new Parsing('<p a="b&amp;" id=c id=\'d\' e>f &amp; g</p><script>h</script><!-- i -->');
    Parsing.remaining.push(parsing, parsing.finish());
  }
}

/** The spaces and line breaks between tags are most of a page's texts. */
function isBlankPart(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== SPACE && code !== LINE_FEED && code !== TAB && code !== CARRIAGE_RETURN) return false;
  }
  return true;
}
