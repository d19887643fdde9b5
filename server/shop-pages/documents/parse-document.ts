import { Tokenizer } from 'htmlparser2';
import type { PageDocument } from './element.ts';
import { TreeBuilder } from './tree-builder.ts';

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

/** Tags, attributes and pieces of text: ten times those of the largest shop pages. The rest is not read. */
const MOST_STEPS = 600_000;

/**
 * The page as a tree, in time and memory bounded by its length, whatever it contains. Uses htmlparser2's tokenizer,
 * since its parser would search its whole stack at each closing tag.
 */
export function parseDocument(html: string): PageDocument {
  const builder = new TreeBuilder();
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps === MOST_STEPS) tokenizer.pause();
  };
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacksOf(builder, html, step));
  tokenizer.write(html);
  if (steps < MOST_STEPS) tokenizer.end();
  return builder.finish();
}

function callbacksOf(builder: TreeBuilder, html: string, step: () => void): Callbacks {
  let attributeName = '';
  let value = '';
  const ignore = () => {};
  return {
    ontext: (start, end) => {
      step();
      builder.text(html.slice(start, end));
    },
    ontextentity: (code) => {
      step();
      builder.text(String.fromCodePoint(code));
    },
    onopentagname: (start, end) => {
      step();
      builder.beginTag(html.slice(start, end).toLowerCase());
    },
    onattribname: (start, end) => {
      attributeName = html.slice(start, end).toLowerCase();
      value = '';
    },
    onattribdata: (start, end) => {
      value += html.slice(start, end);
    },
    onattribentity: (code) => {
      value += String.fromCodePoint(code);
    },
    onattribend: () => {
      step();
      builder.attribute(attributeName, value);
    },
    onopentagend: () => builder.endTag(false),
    onselfclosingtag: () => builder.endTag(true),
    onclosetag: (start, end) => {
      step();
      builder.close(html.slice(start, end).toLowerCase());
    },
    oncomment: ignore,
    oncdata: ignore,
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
  };
}
