import type { ServerResponse } from 'node:http';
import { PIXEL, startShop, type TestShop } from '../../server/testing/shop.ts';

const PAGE = `<!doctype html><html lang="fr"><title>Doudou lapin | La boutique</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Doudou lapin",
"brand":"Moulin Bleu","image":"/doudou.png","description":"En coton biologique.",
"offers":{"@type":"Offer","price":"24.90","priceCurrency":"EUR"}}</script>
<h1>Doudou lapin</h1><label>Recherche <input></label><p class="price">24,90 €</p><button>Ajouter au panier</button></html>`;

/** Its strict pages have no picture, and their policy forbids everything, including scripts. */
const STRICT_PAGE = PAGE.replace('"image":"/doudou.png",', '');
const STRICT = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };
/** Of which this one cuts the link to windows it opens. */
const CUT_OFF = { ...STRICT, 'cross-origin-opener-policy': 'same-origin' };

/** How the shop responds: it refuses, keeps silent, or shows its single article. */
function answer(path: string, response: ServerResponse): void {
  if (path.startsWith('/strict/')) answerStrictly(path, response);
  else if (path === '/robots.txt' || path.startsWith('/gone')) response.writeHead(404).end();
  else if (path.endsWith('.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
  else if (path.startsWith('/refuse')) response.writeHead(403).end();
  else if (path.startsWith('/bare')) show(response, PAGE.replace('/doudou.png', '/gone.png'));
  else if (!path.startsWith('/silent')) show(response, PAGE);
}

/** Another of these pages is still loading when somebody presses, and never finishes. */
function answerStrictly(path: string, response: ServerResponse): void {
  if (path.endsWith('/never-all-there')) response.writeHead(200, STRICT).write(STRICT_PAGE.replace('</html>', ''));
  else response.writeHead(200, path.endsWith('/cut-off') ? CUT_OFF : STRICT).end(STRICT_PAGE);
}

function show(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

/** Any path is the page of its single article. */
export function openShop(): Promise<TestShop> {
  return startShop(answer);
}

/** The shop under a name the service itself may not fetch from: only the person's browser can read it. */
export const originForBrowsersOnly = ({ origin }: TestShop) => origin.replace('127.0.0.1', 'localhost');
