import type { WebClient } from '../../pages/web-client.ts';

/** How many pages were made, and what the next one waits for. */
export const making: { pages: number; waitsFor: Promise<unknown> } = { pages: 0, waitsFor: Promise.resolve() };

/** Replaces the built web client: a registry's page shows what the API says about it. */
export async function builtClient(): Promise<WebClient> {
  return {
    async render(request, { fetchApi }) {
      making.pages += 1;
      await making.waitsFor;
      const name = new URL(request.url).pathname.split('/')[2];
      const answer = await fetchApi(`/api/v1/birthregistry/shortlink/${name}`, { method: 'GET', headers: {} });
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return new Response(`<p>${await answer.text()}</p>`, { status: answer.ok ? 200 : 500, headers });
    },
  };
}
