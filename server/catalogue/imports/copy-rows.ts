import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FeedArticle } from '../feeds/articles/read-article.ts';

type Column = keyof FeedArticle;

/** The columns of the table a batch is read into, in order. */
const COLUMNS: [Column, string][] = [
  ['line', 'line int not null'],
  ['itemKey', 'item_key text not null'],
  ['ean', 'ean text'],
  ['title', 'title text not null'],
  ['brand', 'brand text'],
  ['description', 'description text'],
  ['priceCents', 'price_cents int not null'],
  ['link', 'link text not null'],
  ['linkKey', 'link_key text not null'],
  ['imageUrl', 'image_url text'],
  ['shop', 'shop text not null'],
  ['category', 'category text not null'],
  ['shopCategory', 'shop_category text'],
];

/** Creates this connection's temporary tables for the feed; they vanish with it. */
export async function makeReadingTables(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temporary table read_articles (${COLUMNS.map(([, column]) => column).join(', ')});
    create temporary table read_keys (item_key text collate "C" primary key)`);
}

/** Replaces the previous batch in `read_articles`. */
export async function copyBatch(client: pg.ClientBase, lines: Buffer[]): Promise<void> {
  await client.query('truncate read_articles');
  await pipeline(lines, client.query(copyFrom('copy read_articles from stdin')));
}

/** An article as COPY takes it. */
export function lineOf(article: FeedArticle): string {
  let line = '';
  for (const [name] of COLUMNS) line += line === '' ? written(article[name]) : `\t${written(article[name])}`;
  return `${line}\n`;
}

/** PostgreSQL's texts have no NUL. */
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '' };

function written(value: string | number | null): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return /[\\\n\r\t\0]/.test(value) ? value.replaceAll(/[\\\n\r\t\0]/g, (sign) => ESCAPES[sign] ?? sign) : value;
}
