import { useEffect } from 'react';
import { data } from 'react-router';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { api, apiFrom } from '#web/data/api.ts';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { previewOf } from '#web/ui/pictures/images-url.ts';
import type { Route } from './+types/catalogue.ts';
import { AddingArticles } from './adding/adding.tsx';
import { ArticleNotFound, ArticleView } from './article/article-view.tsx';
import { loadArticle } from './article/load-article.ts';
import { BrowseView } from './browsing/browse-view.tsx';
import { countChoices, readBrowsing } from './browsing/browsing.ts';
import { keepPage, openPage } from './browsing/kept-pages.ts';
import { loadBrowsed } from './browsing/load-browsed.ts';

export const shouldRevalidate = unlessUncovered;

/** The catalogue, or the article named by the address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ours = apiFrom(context);
  if (params.id === undefined) {
    const browsing = readBrowsing(new URL(request.url).searchParams);
    return data({ browsed: await loadBrowsed(ours, browsing, request.signal), page: null });
  }
  const page = await loadArticle(ours, params.id, request.signal);
  return data({ browsed: null, page }, { status: page ? 200 : 404 });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (params.id !== undefined) return { browsed: null, page: await loadArticle(api, params.id, request.signal) };
  const browsing = readBrowsing(new URL(request.url).searchParams);
  return { browsed: await openPage(api, browsing, request.signal), page: null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { lang, imagesUrl } = siteOf(matches);
  const t = catalogueTexts(lang);
  const { browsed, page } = loaderData ?? {};
  if (page) {
    const { id, title, description, img_path } = page.article;
    return pageMeta(matches, {
      title,
      description: description?.slice(0, 200) ?? t.description,
      path: paths.article(id),
      ...previewOf(imagesUrl, img_path),
      noindex: true,
    });
  }
  const isWhole = browsed?.status === 'done' && countChoices(browsed.browsing) === 0 && browsed.browsing.from === 0;
  return pageMeta(matches, {
    title: browsed ? t.pageTitle : t.notFoundTitle,
    description: t.description,
    path: paths.catalogue(),
    noindex: !isWhole,
  });
}

export default function Catalogue({ loaderData: { browsed, page } }: Route.ComponentProps) {
  useEffect(() => {
    if (browsed) keepPage(browsed);
  }, [browsed]);
  return (
    <AddingArticles>
      {browsed && <BrowseView browsed={browsed} />}
      {page && <ArticleView key={page.article.id} {...page} />}
      {!(browsed || page) && <ArticleNotFound />}
    </AddingArticles>
  );
}
