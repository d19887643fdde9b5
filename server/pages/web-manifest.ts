import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/pages.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import '#locales/every-language.ts';
import { homeTexts } from '#locales/home.ts';
import { layoutTexts } from '#locales/layout.ts';
import { wishesTexts } from '#locales/wishes.ts';

/** What browsers need to install the web client, in the language of the page that links to it. */
export function manifestRoutes(app: FastifyInstance): void {
  for (const lang of LANGUAGES) {
    const text = JSON.stringify(webManifest(lang));
    app.get(paths.webManifest(lang), (_, reply) =>
      reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(text),
    );
  }
}

function webManifest(lang: Language) {
  return {
    // One app, in whichever language it was installed.
    id: '/',
    name: layoutTexts(lang).siteTitle,
    short_name: 'Cigogne',
    description: homeTexts(lang).description,
    lang,
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    background_color: '#fffcf7',
    theme_color: '#6ec1e4',
    icons: [...iconsFor('any', 'icon'), ...iconsFor('maskable', 'icon-maskable')],
    // web/wishes/adding/received-address.ts finds the address in any of these.
    share_target: {
      action: paths.addWish(),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [{ name: wishesTexts(lang).newTitle, url: paths.addWish() }],
  };
}

/** Files of web/public. */
function iconsFor(purpose: 'any' | 'maskable', name: string) {
  return [192, 512].map((side) => ({
    src: `/${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  }));
}
