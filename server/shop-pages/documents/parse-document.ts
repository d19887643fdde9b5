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
    if (this.#builder.readsText) this.#builder.text(this.#html.slice(start, end));
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
}
