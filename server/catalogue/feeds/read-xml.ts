import { Parser } from 'htmlparser2';
import { FeedProblem } from './feed-problem.ts';
import { type FeedItem, type FeedPart, LONGEST_FIELD, LONGEST_ITEM, MOST_FIELDS, plainName } from './item.ts';

/** Names of the element for an article. */
const ITEMS = new Set(['item', 'entry', 'product', 'produkt', 'produit', 'offer', 'shopitem', 'article', 'row']);

/** No format nests deeper; the time for an element that ends grows with its depth. */
const DEEPEST = 100;

/**
 * Reads the elements that are articles, with their direct children. DTDs are ignored: no entity is ever expanded.
 * @param bytes in UTF-8
 * @throws FeedProblem if an article does not end, elements nest endlessly, or the feed is truncated
 */
export async function* readXml(bytes: AsyncIterable<Buffer>): AsyncGenerator<FeedPart> {
  const lines = followLines();
  const elements = gatherItems(lines);
  const parser = new Parser(elements, { xmlMode: true });
  const decoder = new TextDecoder();
  for await (const part of bytes) {
    const text = decoder.decode(part, { stream: true });
    lines.read(text);
    parser.write(text);
    yield { items: elements.taken(), refused: [] };
  }
  const depth = elements.depth();
  if (depth > 0) throw new FeedProblem('BROKEN_OFF', `${depth} elements do not end`);
  parser.end();
}

interface OpenItem {
  item: FeedItem;
  /** Its starting position, in characters. */
  at: number;
  depth: number;
}

interface OpenField {
  name: string;
  text: string;
}

function gatherItems(lines: ReturnType<typeof followLines>) {
  const items: FeedItem[] = [];
  let depth = 0;
  let open: OpenItem | null = null;
  let field: OpenField | null = null;
  /** Where an element last began or ended. */
  let heard = 0;

  let hear = () => {};

  return {
    depth: () => depth,
    onparserinit(parser: Parser) {
      hear = () => {
        heard = parser.startIndex;
      };
    },
    onopentag(name: string, attributes: Record<string, string>) {
      depth += 1;
      if (depth === 1 && plainName(name) === 'html') throw new FeedProblem('NO_FEED', 'it is a page');
      if (depth > DEEPEST) throw new FeedProblem('NO_FEED', `over ${DEEPEST} elements within each other`);
      hear();
      if (!open && ITEMS.has(plainName(name))) {
        open = { item: { line: lines.lineAt(heard), fields: new Map() }, at: heard, depth };
      } else if (open && depth === open.depth + 1) {
        field = { name: plainName(name), text: pageIn(attributes) };
      }
    },
    ontext(text: string) {
      hear();
      if (field && open && depth === open.depth + 1 && field.text.length < LONGEST_FIELD) field.text += text;
    },
    onclosetag() {
      hear();
      if (open && depth === open.depth) {
        items.push(open.item);
        open = null;
      } else if (open && field && depth === open.depth + 1) {
        keepFirst(open.item, field);
        field = null;
      }
      depth -= 1;
    },
    /** The items completed since. */
    taken(): FeedItem[] {
      if (lines.end() - Math.min(heard, open?.at ?? heard) > LONGEST_ITEM) throw endless(lines.line());
      return items.splice(0);
    },
  };
}

/** In Atom links are attributes, and only the one without another relation is the page. */
function pageIn({ rel = 'alternate', href = '' }: Record<string, string>): string {
  return rel === 'alternate' ? href : '';
}

function keepFirst({ fields }: FeedItem, field: OpenField): void {
  const text = field.text.trim().slice(0, LONGEST_FIELD);
  if (text !== '' && fields.size < MOST_FIELDS && !fields.has(field.name)) fields.set(field.name, text);
}

function endless(line: number): FeedProblem {
  return new FeedProblem('ENDLESS', `what begins before line ${line} does not end in ${LONGEST_ITEM} letters`);
}

/** Finds the line number of a position; positions must be asked for in order. */
function followLines() {
  let text = '';
  let start = 0;
  let [looked, line] = [0, 1];

  function lineAt(at: number): number {
    const here = Math.max(looked, at - start);
    for (let next = text.indexOf('\n', looked); next >= 0 && next < here; next = text.indexOf('\n', next + 1))
      line += 1;
    looked = here;
    return line;
  }

  return {
    read(next: string) {
      lineAt(start + text.length);
      start += text.length;
      text = next;
      looked = 0;
    },
    lineAt,
    line: () => line,
    end: () => start + text.length,
  };
}
