import type { WebClient } from '../../pages/web-client.ts';

/** How many pages were made, whether the last one was to be kept, and what the next one waits for. */
export const making = { pages: 0, isKept: true, waitsFor: Promise.resolve() as Promise<unknown> };

/** Replaces the built web client: a registry's page shows what the API says about it, others the catalogue's figures. */
export async function builtClient(): Promise<WebClient> {
  return {
    async render({ url }, { callApi }, isKept) {
      making.pages += 1;
      making.isKept = isKept;
      await making.waitsFor;
      const { pathname } = new URL(url);
      const name = pathname.split('/')[2]?.replace('.data', '');
      const path = name ? `birthregistry/shortlink/${name}` : 'catalog/counts';
      const call = { path: `/api/v1/${path}`, method: 'GET', headers: {} };
      const { status, body } = await callApi(call);
      const headers = { 'content-type': pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8' };
      const html = Buffer.from(`<p>${Buffer.from(body)}</p>`);
      return { status: status === 200 ? 200 : 500, headers, body: html, scriptHashes: [] };
    },
  };
}
