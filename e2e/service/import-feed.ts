import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/processes.mjs';
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

/** Imports a feed of these articles into the catalogue, as an operator does: `npm run catalog:import`. */
export async function importFeed({ dataDir }: Service, name: string, lines: readonly FeedLine[]): Promise<void> {
  const file = join(dataDir, `${name}.csv`);
  const rows = lines.map((line) => COLUMNS.map((column) => line[column] ?? '').join('\t'));
  await writeFile(file, [COLUMNS.join('\t'), ...rows].join('\n'));
  const program = ['scripts/run.mjs', 'server/commands/catalog-import.ts', `${name}=${file}`];
  await promisify(execFile)(process.execPath, program, { cwd: root, env: { ...process.env, DATA_DIR: dataDir } });
  await rm(file);
}
