import { inArray, notInArray, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { blogFeeds, blogPictures } from '../database/schema/blog.ts';
import type { Fetched, GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { takeFetchedPicture } from '../pictures/import-picture.ts';
import type { BlogArticle } from './blog-article.ts';
import type { BlogFeedArticle } from './read-feed.ts';
import { readInThread } from './read-in-thread.ts';

const FORMATS = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1';
/** How many new pictures are fetched per run; the rest come next time. */
const MOST_NEW_PICTURES = 20;
const WHO = 'blog';

interface RefreshLog {
  warn(details: object, text: string): void;
}

/**
 * Updates the articles. If anything fails they stay as they were: while a blog is down, its last articles are shown.
 */
export async function refreshBlog(context: Context, fetchGuarded: GuardedFetch, log: RefreshLog): Promise<void> {
  const { blog } = context.config;
  if (!blog) return;
  try {
    const wishes = { who: WHO, accept: FORMATS, most: LIMITS.shopPageBytes };
    const feed = await fetchGuarded(blog.feedUrl, wishes, async ({ status, bytes }: Fetched) => {
      if (status !== 200) throw new Error(`answered ${status}`);
      return readInThread(bytes);
    });
    // A truncated or malformed feed is read as far as possible.
    if (feed.length === 0) throw new Error('it has no article');
    const pictures = await findPictures(context, feed);
    const keep = () =>
      keepArticles(
        context,
        blog.feedUrl,
        feed.map((article) => present(article, pictures)),
      );
    // At once: the new pictures may take minutes.
    await keep();
    if (await takeNewPictures(context, fetchGuarded, feed, pictures)) await keep();
  } catch (error) {
    log.warn(
      { reason: (error as Error).message },
      'BLOG_FEED_URL: the feed cannot be read, its articles stay as they were',
    );
  }
}

function present({ pictureUrl, ...article }: BlogFeedArticle, taken: Map<string, string>): BlogArticle {
  return { ...article, featured_image: (pictureUrl && taken.get(pictureUrl)) || null };
}

/** Our pictures of these articles, keyed by their address on the blog. */
async function findPictures({ database }: Context, feed: BlogFeedArticle[]): Promise<Map<string, string>> {
  const known = await database
    .select()
    .from(blogPictures)
    .where(inArray(blogPictures.source, picturesOf(feed)));
  return new Map(known.map(({ source, imagePath }) => [source, imagePath]));
}

function picturesOf(feed: BlogFeedArticle[]): string[] {
  return [...new Set(feed.flatMap(({ pictureUrl }) => pictureUrl ?? []))];
}

/**
 * Fetches the missing pictures, one at a time, and adds them to the taken ones.
 * @returns whether any came
 */
async function takeNewPictures(
  context: Context,
  fetchGuarded: GuardedFetch,
  feed: BlogFeedArticle[],
  taken: Map<string, string>,
): Promise<boolean> {
  const before = taken.size;
  // In no order, so that those that cannot be had do not keep the others waiting for ever.
  const missing = picturesOf(feed).filter((url) => !taken.has(url));
  for (const source of shuffled(missing).slice(0, MOST_NEW_PICTURES)) {
    const owner = { bucket: 'blog', userId: null };
    // An article is complete even without its picture.
    const paths = await takeFetchedPicture(context, fetchGuarded, { url: source, who: WHO, ...owner }).catch(
      () => null,
    );
    if (!paths) continue;
    await context.database.insert(blogPictures).values({ source, imagePath: paths.imagePath }).onConflictDoNothing();
    taken.set(source, paths.imagePath);
  }
  return taken.size > before;
}

function shuffled(urls: string[]): string[] {
  return urls
    .map((url) => ({ url, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ url }) => url);
}

/** Pictures no article shows any more go with the next clean-up. */
async function keepArticles({ database }: Context, url: string, articles: BlogArticle[]): Promise<void> {
  const shown = articles.flatMap(({ featured_image }) => featured_image ?? []);
  await database.transaction(async (tx) => {
    await tx
      .insert(blogFeeds)
      .values({ url, articles })
      .onConflictDoUpdate({
        target: blogFeeds.url,
        set: { articles, changedAt: sql`now()` },
        setWhere: sql`${blogFeeds.articles} <> ${JSON.stringify(articles)}::jsonb`,
      });
    await tx.delete(blogPictures).where(shown.length > 0 ? notInArray(blogPictures.imagePath, shown) : undefined);
  });
}
