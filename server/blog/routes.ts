import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { blogFeeds } from '../database/schema/blog.ts';
import { implementListing } from '../http/implement.ts';

/** The articles as last read: nobody waits for the blog. */
export function blogRoutes(app: FastifyInstance, { config, database }: Context): void {
  implementListing(app, 'GET /blog', async ({ query: { skip, limit } }) => {
    if (!config.blog) return { page: [], total: 0 };
    const [feed] = await database
      .select({ articles: blogFeeds.articles })
      .from(blogFeeds)
      .where(eq(blogFeeds.url, config.blog.feedUrl));
    const articles = feed?.articles ?? [];
    return { page: articles.slice(skip, skip + limit), total: articles.length };
  });
}

/** Identifies the current set of articles, for pages that are kept. */
export async function findBlogVersion({ config, database }: Context): Promise<string> {
  if (!config.blog) return '';
  const [feed] = await database
    .select({ version: sql<string>`${blogFeeds.changedAt}::text` })
    .from(blogFeeds)
    .where(eq(blogFeeds.url, config.blog.feedUrl));
  return feed?.version ?? '';
}
