import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { FeedRefusal } from '../../catalogue/feeds/item.ts';

/** Writes the lines that are not articles to a file in the data folder, replacing that of the previous import. */
export function refusalReport(dataDir: string, name: string) {
  const folder = join(dataDir, 'catalogue');
  const file = join(folder, `${name.replaceAll(/[^\w.-]/g, '_')}.refused.csv`);
  let out: WriteStream | null = null;
  rmSync(file, { force: true });

  return {
    note({ line, reason }: FeedRefusal): void {
      if (!out) {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        out = createWriteStream(file, { mode: 0o600 });
        out.write('line,reason\n');
      }
      out.write(`${line},${reason}\n`);
    },
    /** The report's path; null when there is nothing to report. */
    async close(): Promise<string | null> {
      if (!out) return null;
      out.end();
      await finished(out);
      return file;
    },
  };
}
