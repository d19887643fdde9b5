import { useState } from 'react';
import { isRouteErrorResponse, redirect } from 'react-router';
import { PAGE_SIZE, SEARCH_MIN } from '#contract/everywhere/page-limits.ts';
import { helpPicturePath } from '#contract/help-pictures.ts';
import { SEARCH_QUERY_MAX } from '#contract/limits.ts';
import { paths } from '#contract/pages.ts';
import { isLongEnough } from '#contract/searched.ts';
import { homeTexts } from '#locales/home.ts';
import { apiFrom } from '#web/data/api.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { pageContext } from '#web/data/page-context.ts';
import { pastedLink } from '#web/registries/search/pasted-link.ts';
import { RegistrySearch } from '#web/registries/search/registry-search.tsx';
import { readSearch, type SearchState } from '#web/registries/search/search.ts';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { fetchGiversTexts, GIVERS } from '#web/ui/texts/givers.ts';
import type { Route } from './+types/home.ts';
import { AfterRegistration } from './after-registration.tsx';
import { EndCall, Reassurance, Steps } from './arguments.tsx';
import { type Blog, loadBlog, readShown } from './blog/blog.ts';
import { BlogGrid } from './blog/blog-grid.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { type CatalogueOffer, loadOffer } from './offer.ts';

export const shouldRevalidate = unlessUncovered;

export const clientMiddleware = [fetchGiversTexts];
export const handle = GIVERS;

export async function loader({
  context,
  request,
}: Route.LoaderArgs): Promise<SearchState & { blog: Blog | null; offer: CatalogueOffer | null; picture: string }> {
  const { searchParams } = new URL(request.url);
  const [found, blog, offer] = await Promise.all([
    search(context, request),
    loadBlog(apiFrom(context), readShown(searchParams), request.signal),
    loadOffer(apiFrom(context), request.signal),
  ]);
  return { ...found, blog, offer, picture: helpPicturePath(context.get(pageContext).lang, 'public-list') };
}

async function search(context: Route.LoaderArgs['context'], request: Request): Promise<SearchState> {
  const { query, shown } = readSearch(new URL(request.url).searchParams);
  if (query === null) return { status: 'none', query: '' };
  const link = pastedLink(query, context.get(pageContext).publicUrl);
  if (link) throw redirect(link);
  if ([...query].length < SEARCH_MIN) return { status: 'too-short', query };
  // Signs alone, which the API refuses, are in no list's words.
  if (!isLongEnough(query)) return { status: 'done', query, shown, registries: [], hasMore: false };
  if ([...query].length > SEARCH_QUERY_MAX) return { status: 'too-long', query };
  try {
    // One more than shown tells whether there are more.
    const found = await apiFrom(context)('GET /birthregistry/search/{query}', {
      params: { query },
      query: { skip: 0, limit: Math.min(shown + 1, PAGE_SIZE) },
      signal: request.signal,
    });
    return { status: 'done', query, shown, registries: found.slice(0, shown), hasMore: found.length > shown };
  } catch (error) {
    if (request.signal.aborted) throw error;
    const reason = error instanceof ApiError && error.status === 429 ? { reason: error.detail } : {};
    return { status: 'failed', query, ...reason };
  }
}

/** If the search fails, or more articles do not come, the page stays as it is: `blog` is null then. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const { searchParams } = new URL(request.url);
    const { query } = readSearch(searchParams);
    const isOfPage = query !== null || (searchParams.has('articles') && location.pathname === paths.home());
    if (request.signal.aborted || !isOfPage || error instanceof Response) throw error;
    const state = query === null ? { status: 'none' as const, query: '' } : { status: 'failed' as const, query };
    return { ...state, blog: null, isUnanswered: !isRouteErrorResponse(error), offer: null, picture: '' };
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const t = homeTexts(siteOf(matches).lang);
  return pageMeta(matches, {
    title: t.pageTitle,
    description: t.description,
    path: paths.home(),
    noindex: loaderData.status !== 'none',
  });
};

function missingOf(page: Route.ComponentProps['loaderData']): 'unanswered' | 'refused' | undefined {
  if (page.blog) return;
  return 'isUnanswered' in page && page.isUnanswered ? 'unanswered' : 'refused';
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const [rest, setRest] = useState(loaderData);
  if (rest !== loaderData && loaderData.blog) setRest(loaderData);
  return (
    <div className={styles.home}>
      <Hero offer={rest.offer} />
      <RegistrySearch state={loaderData} />
      {/* Somebody searching for a list sees the results first. */}
      <Steps picture={loaderData.status === 'none' ? rest.picture : ''} />
      <Carousel />
      <Reassurance />
      {rest.blog && <BlogGrid blog={rest.blog} missing={missingOf(loaderData)} />}
      <EndCall />
      <AfterRegistration />
    </div>
  );
}
