import type { WebClient } from '../../pages/web-client.ts';

/** How many pages were made, and what the next one waits for. */
export const making: { pages: number; waitsFor: Promise<unknown> } = { pages: 0, waitsFor: Promise.resolve() };

/** Replaces the built web client: a registry's page shows what the API says about it. */
export async function builtClient(): Promise<WebClient> {
  return {
    async render(request, { fetchApi }) {
      making.pages += 1;
      await making.waitsFor;
      const { pathname } = new URL(request.url);
      const name = pathname.split('/')[2]?.replace('.data', '');
      const answer = await fetchApi(`/api/v1/birthregistry/shortlink/${name}`, { method: 'GET', headers: {} });
      const headers = { 'content-type': pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8' };
      return new Response(`<p>${await answer.text()}</p>`, { status: answer.ok ? 200 : 500, headers });
    },
  };
}
