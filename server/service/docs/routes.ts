import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { keepAnswers, type MadeAnswer } from '../../kept/kept-answers.ts';
import { describeApi } from '../openapi/document.ts';
import { docsPage } from './page.ts';

const MEGABYTES_KEPT = 1;

const FONTS = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
};

/** The documentation for programs and for people, generated on first request, and compressed once. */
export function documentationRoutes(app: FastifyInstance, { config }: Context): void {
  const answer = keepAnswers(app.registryVersions, MEGABYTES_KEPT);
  const document = once(async () => describeApi(config.publicUrl));

  app.get('/openapi.json', (request, reply) =>
    answer(request, reply, { name: 'json', registryName: null }, async () =>
      documented(JSON.stringify(await document()), { 'content-type': 'application/json; charset=utf-8' }),
    ),
  );

  app.get('/docs', (request, reply) =>
    answer(request, reply, { name: 'page', registryName: null }, async () => {
      const style = await readStyle();
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyFor(style) };
      return documented(docsPage(await document(), style), headers);
    }),
  );

  for (const [name, file] of Object.entries(FONTS)) {
    const font = once(() => readFile(fileURLToPath(import.meta.resolve(file))));
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=604800')
        .send(await font()),
    );
  }
}

function documented(body: string, headers: Record<string, string>): MadeAnswer {
  return {
    status: 200,
    headers: { ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding' },
    body,
    isCacheable: true,
  };
}

/** The site's own design tokens, then this page's styles. */
async function readStyle(): Promise<string> {
  const files = ['../../../web/ui/styles/tokens.css', './page.css', './words.css', './calls.css', './contents.css'];
  const styles = await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
  return styles.join('\n');
}

/** Only this page's own styles, our fonts and our icon. */
function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const sources = `style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'`;
  return `default-src 'none'; ${sources}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
