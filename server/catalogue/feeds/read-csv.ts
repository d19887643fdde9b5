import Papa from 'papaparse';
import { FeedProblem } from './feed-problem.ts';
import { type FeedItem, type FeedPart, LONGEST_FIELD, LONGEST_ITEM, MOST_FIELDS, plainName } from './item.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** Stands in no text. */
const NO_LETTER = '\uFFFF';

/**
 * Reads CSV and similar formats, whose first line names the columns.
 * @param bytes in UTF-8
 * @throws FeedProblem if a line or a quote does not end, or there are too many columns
 */
export async function* readCsv(bytes: AsyncIterable<Buffer>): AsyncGenerator<FeedPart> {
  const decoder = new TextDecoder();
  const rows = gatherRows();
  for await (const part of bytes) yield rows.read(decoder.decode(part, { stream: true }), false);
  yield rows.read('', true);
}

function gatherRows() {
  let parser: Papa.Parser | null = null;
  let names: string[] | null = null;
  /** The beginning of a row whose end has not arrived yet. */
  let rest = '';
  let line = 1;

  return {
    read(text: string, isLast: boolean): FeedPart {
      const part: FeedPart = { items: [], refused: [] };
      const all = rest + text;
      parser ??= parserFor(all);
      const { data, meta, errors } = parser.parse(all, 0, !isLast) as Papa.ParseResult<string[]>;
      refuseOpenQuote(errors, line);
      rest = all.slice(meta.cursor);
      if (rest.length > LONGEST_ITEM)
        throw new FeedProblem('ENDLESS', `line ${line} goes on for over ${LONGEST_ITEM} letters`);
      for (const row of data) {
        const start = line;
        line += 1 + newlinesIn(row);
        if (row.length === 1 && row[0] === '') continue;
        if (!names) names = readNames(row);
        else if (row.length === names.length) part.items.push(itemOf(row, names, start));
        else part.refused.push({ line: start, reason: 'COLUMNS' });
      }
      return part;
    },
  };
}

function refuseOpenQuote(errors: Papa.ParseError[], line: number): void {
  if (!errors.some(({ code }) => code === 'MissingQuotes')) return;
  throw new FeedProblem('BROKEN_OFF', `a quote that opens after line ${line} is not closed`);
}

/** @param head the beginning of the feed */
function parserFor(head: string): Papa.Parser {
  const delimiter = delimiterOf(head);
  // In tab-separated data without quoting, a quotation mark means inches.
  const hasQuotes = delimiter !== '\t' || /(^|[\t\n])"/.test(head);
  const newline = /^[^\n\r]*\r(?!\n)/.test(head) ? '\r' : '\n';
  return new Papa.Parser({ delimiter, newline, quoteChar: hasQuotes ? '"' : NO_LETTER } as Papa.ParseConfig);
}

/** The most frequent separator between the column names. */
function delimiterOf(head: string): string {
  const names = (head.split(/[\r\n]/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '""');
  const counts = DELIMITERS.map((delimiter) => names.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function readNames(row: string[]): string[] {
  if (row.length > MOST_FIELDS) throw new FeedProblem('NO_FEED', `over ${MOST_FIELDS} columns`);
  return row.map(plainName);
}

function newlinesIn(row: string[]): number {
  let count = 0;
  for (const field of row) {
    for (let at = field.indexOf('\n'); at >= 0; at = field.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}

function itemOf(row: string[], names: string[], line: number): FeedItem {
  const fields = new Map<string, string>();
  for (let at = 0; at < names.length; at += 1) {
    const [name = '', value] = [names[at], unpadded(row[at] ?? '').trim()];
    if (value !== '' && !fields.has(name)) fields.set(name, value.slice(0, LONGEST_FIELD));
  }
  return { line, fields };
}

/** Columns of fixed width are filled up with NULs. */
function unpadded(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\0') end -= 1;
  return end === text.length ? text : text.slice(0, end);
}
