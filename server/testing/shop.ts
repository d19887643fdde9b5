import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestShop {
  /** http://127.0.0.1:port */
  origin: string;
  /** In the form FETCH_ALLOW_HOSTS expects. */
  host: string;
  /** The paths requested, including robots.txt. */
  visits: string[];
  close(): Promise<void>;
}

const PAGE = `<!doctype html><html lang="fr"><title>Doudou lapin | La boutique</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Doudou lapin",
"brand":"Moulin Bleu","gtin13":"3700000000013","image":"/doudou.jpg","description":"En coton biologique.",
"offers":{"@type":"Offer","price":"24.90","priceCurrency":"EUR"}}</script>
<h1>Doudou lapin</h1><p class="price">24,90 €</p><button>Ajouter au panier</button></html>`;

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let sample: Promise<TestShop> | undefined;

/**
 * The shop shared by all of a worker's tests, with one page and one picture; the services they start may fetch from
 * it.
 */
export function sampleShop(): Promise<TestShop> {
  sample ??= startShop((path, response) => {
    if (path.endsWith('.png')) response.end(PIXEL);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  return sample;
}

/** A shop on this machine. It has no robots.txt unless `answer` gives it one. */
export async function startShop(
  answer: (path: string, response: ServerResponse) => void,
  address = '127.0.0.1',
): Promise<TestShop> {
  const visits: string[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '';
    visits.push(path);
    answer(path, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  // It does not keep the test process alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  const host = `${address}:${port}`;
  return {
    origin: `http://${host}`,
    host,
    visits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
