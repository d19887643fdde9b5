import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

const COLUMNS =
  'feed_id, item_key, ean, title, brand, description, price_cents, link, link_key, image_url, shop, category, shop_category';

/** Keeps what the import wrote, to be copied as is. */
export async function keepRows(client: pg.Client, file: string): Promise<void> {
  await pipeline(client.query(copyTo(`copy (select ${COLUMNS} from articles) to stdout`)), createWriteStream(file));
}

/** The same rows into the same table, with its keys, checks and indexes, and nothing else. */
export async function copyRows(client: pg.Client, file: string): Promise<void> {
  await pipeline(createReadStream(file), client.query(copyFrom(`copy articles (${COLUMNS}) from stdin`)));
}
