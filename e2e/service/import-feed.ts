import { Readable } from 'node:stream';
import { countArticles, importFeed as importInto } from '../../server/catalogue/imports/import-feed.ts';
import { openDatabase } from '../../server/database/client.ts';
import type { Service } from './service.ts';

/** An article as its feed describes it. */
export interface FeedLine {
  id: string;
  title: string;
  link: string;
  shop: string;
  price?: string;
  brand?: string;
  category?: string;
  ean?: string;
  image?: string;
}

const COLUMNS = ['id', 'title', 'link', 'shop', 'price', 'brand', 'category', 'ean', 'image'] as const;

/**
 * Imports a feed of these articles into the catalogue, as the operator's command does but for their pictures. The
 * command itself, which has tests of its own, takes longer to start than most journeys take.
 */
export async function importFeed({ dataDir }: Service, name: string, lines: readonly FeedLine[]): Promise<void> {
  const rows = lines.map((line) => COLUMNS.map((column) => line[column] ?? '').join('\t'));
  const bytes = Readable.from([Buffer.from([COLUMNS.join('\t'), ...rows].join('\n'))]);
  const connection = await openDatabase({ databaseUrl: null, dataDir });
  await importInto(connection, { name, bytes });
  await countArticles(connection.patient);
  await connection.close();
}
