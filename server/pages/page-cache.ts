import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page as it is sent again and again: nothing in it is anybody's own. */
export interface CachedPage {
  html: Buffer;
  brotli: Buffer;
  etag: string;
  headers: Record<string, string>;
}

const compress = promisify(brotliCompress);

export interface PageCache {
  get(key: string): CachedPage | undefined;
  keep(key: string, html: string, headers: Record<string, string>): Promise<CachedPage>;
}

/** Keeps rendered public pages in memory, at most 64 MB of them; a key names everything that the page depends on. */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (page) => page.html.length + page.brotli.length,
  });
  return {
    get: (key) => pages.get(key),
    async keep(key, html, headers) {
      const bytes = Buffer.from(html);
      const brotli = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      const page = { html: bytes, brotli, etag, headers };
      pages.set(key, page);
      return page;
    },
  };
}
