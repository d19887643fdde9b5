import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page as it is sent again and again: nothing in it is anybody's own. */
export interface KeptPage {
  br: Buffer;
  gzip: Buffer;
  etag: string;
  headers: Record<string, string>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The page's text, for the few who take no compression. */
export const plainText: (page: Buffer) => Promise<Buffer> = promisify(gunzip);

export interface PageCache {
  get(key: string): KeptPage | undefined;
  keep(key: string, html: string, headers: Record<string, string>): Promise<KeptPage>;
}

/** Keeps rendered public pages in memory, at most 32 MB of them; a key names everything that the page depends on. */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (page) => page.br.length + page.gzip.length,
  });
  return {
    get: (key) => pages.get(key),
    async keep(key, html, headers) {
      const bytes = Buffer.from(html);
      const [br, gzipped] = await Promise.all([
        toBrotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        toGzip(bytes),
      ]);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      const page = { br, gzip: gzipped, etag, headers };
      pages.set(key, page);
      return page;
    },
  };
}
