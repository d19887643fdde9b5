import { startShop, type TestShop } from '../../server/testing/shop.ts';

const PAGE = `<!doctype html><html lang="fr"><title>Doudou lapin | La boutique</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Doudou lapin",
"brand":"Moulin Bleu","description":"En coton biologique.","offers":{"@type":"Offer","price":"24.90","priceCurrency":"EUR"}}</script>
<h1>Doudou lapin</h1><label>Recherche <input></label><p class="price">24,90 €</p><button>Ajouter au panier</button></html>`;

/** Its pages' policy forbids everything, including scripts. */
const STRICT = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };

/** One of its pages cuts the link to windows it opens. */
function headersOf(path: string): Record<string, string> {
  return path.startsWith('/cut-off') ? { ...STRICT, 'cross-origin-opener-policy': 'same-origin' } : STRICT;
}

/** A shop whose pages keep every script out. */
export function openStrictShop(): Promise<TestShop> {
  return startShop((path, response) => {
    if (path === '/robots.txt' || path === '/favicon.ico') response.writeHead(404).end();
    // One of its pages is still loading when somebody presses, and never finishes.
    else if (path === '/never-all-there') response.writeHead(200, STRICT).write(PAGE.replace('</html>', ''));
    else response.writeHead(200, headersOf(path)).end(PAGE);
  });
}

/** The shop under a name the service itself may not fetch from: only the person's browser can read it. */
export const originForBrowsersOnly = ({ origin }: TestShop) => origin.replace('127.0.0.1', 'localhost');
