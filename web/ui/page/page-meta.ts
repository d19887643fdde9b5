import type { MetaDescriptor } from 'react-router';
import type { Language } from '#locales/languages.ts';

interface RootMatch {
  loaderData?: unknown;
  data?: unknown;
}

interface Site {
  lang: Language;
  publicUrl: string;
  imagesUrl: string;
}

/** What the root loader says about the site, from the `matches` of a route's `meta`. */
export function siteOf(matches: readonly (RootMatch | undefined)[]): Site {
  const root = matches[0]?.loaderData as Partial<Site> | undefined;
  return { lang: root?.lang ?? 'fr', publicUrl: root?.publicUrl ?? '', imagesUrl: root?.imagesUrl ?? '' };
}

interface PageMeta {
  /** Without the product's name, which is added. */
  title: string;
  description?: string | undefined;
  /** The page's own address, from contract/pages.ts: canonical link and og:url. */
  path?: string | undefined;
  /** Address of the picture for link previews, absolute or from the root; ours by default. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** In pixels, if known: then messengers show it large at once. */
  size?: { width: number; height: number };
  /** Every page of a registry, and every private page. */
  noindex?: boolean;
}

const NAME = 'Cigogne';
/** What a tab is called: with the product's name, unless the page's own title says it. */
export function documentTitle(title: string): string {
  return title.includes(NAME) ? title : `${title} · ${NAME}`;
}

/** Of web/public/share.png. */
const OWN_SIZE = { width: 1200, height: 630 };

/**
 * The head of a page: `export const meta = ({ matches }) => pageMeta(matches, { title:
 * homeTexts(siteOf(matches).lang).title })`.
 */
export function pageMeta(matches: readonly (RootMatch | undefined)[], page: PageMeta): MetaDescriptor[] {
  const { publicUrl } = siteOf(matches);
  const title = documentTitle(page.title);
  const image = new URL(page.image ?? '/share.png', publicUrl || 'http://localhost').href;
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: page.title },
    { property: 'og:site_name', content: NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  const size = page.image ? page.size : OWN_SIZE;
  if (size) {
    tags.push({ property: 'og:image:width', content: String(size.width) });
    tags.push({ property: 'og:image:height', content: String(size.height) });
  }
  if (page.imageAlt) tags.push({ property: 'og:image:alt', content: page.imageAlt });
  if (page.description) {
    tags.push({ name: 'description', content: page.description });
    tags.push({ property: 'og:description', content: page.description });
  }
  if (page.path !== undefined) {
    tags.push({ property: 'og:url', content: `${publicUrl}${page.path}` });
    if (!page.noindex) tags.push({ tagName: 'link', rel: 'canonical', href: `${publicUrl}${page.path}` });
  }
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}
