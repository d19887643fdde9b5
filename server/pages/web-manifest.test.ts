import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { receivedAddress } from '#web/wishes/adding/received-address.ts';
import { manifestRoutes } from './web-manifest.ts';

const app = Fastify();
manifestRoutes(app);

async function read(lang: string) {
  const answer = await app.inject(paths.webManifest(lang));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch('application/manifest+json');
  return answer.json();
}

describe('the web manifest', () => {
  it('is written in the language of its page', async () => {
    const [fr, en, de] = await Promise.all(['fr', 'en', 'de'].map(read));
    expect(fr).toMatchObject({ lang: 'fr', name: 'Cigogne, la liste de naissance' });
    expect(en).toMatchObject({ lang: 'en', name: 'Cigogne, the baby gift list' });
    expect(de).toMatchObject({ lang: 'de', name: 'Cigogne, die Geburtsliste' });
    expect(new Set([fr.id, en.id, de.id]).size).toBe(1);
  });

  it('names icons that are there, as large as it says, for every purpose', async () => {
    const { icons } = await read('fr');
    for (const { src, sizes, purpose } of icons) {
      const png = readFileSync(`web/public${src}`);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
      // Systems crop it to any shape, so its background must be opaque everywhere.
      const isOpaque = png[25] === 2 || !png.includes('tRNS');
      expect(isOpaque, src).toBe(purpose === 'maskable');
    }
  });

  it('sends what is shared to the page that adds a gift', async () => {
    const { share_target } = await read('fr');
    expect(share_target).toMatchObject({ action: paths.addWish(), method: 'GET' });
    const link = 'https://shop.example/doudou';
    for (const name of Object.values<string>(share_target.params)) {
      expect(receivedAddress(new URLSearchParams({ [name]: `Vu ici : ${link}` })), name).toBe(link);
    }
  });
});
