import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { DatabaseConnection } from '../database/client.ts';
import { guestOf } from '../guarded-fetch/destinations.ts';
import { createGuardedFetch, type GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { pictureStore } from '../pictures/store/open-store.ts';
import type { UpdateJob } from '../wishes/affiliate-links/update-affiliate-links.ts';
import type { LinkingJob } from '../wishes/article-links/link-wishes.ts';
import { workOnMails } from './mail-work.ts';

/**
 * Does what nobody waits for: sends queued mails, updates the links of gifts to shops and articles, imports feeds,
 * fetches pictures, reads the blog, counts, and cleans up every night. Each queue's code is loaded with its first job,
 * so that unused ones cost nothing.
 */
export async function work(context: Context, connection: DatabaseConnection, logger: Logger): Promise<void> {
  const { jobs, config } = context;
  const fetchGuarded = createGuardedFetch(guestOf(config));
  pictureStore(context, logger);
  workOnMails(context, logger);
  jobs.work<UpdateJob>('affiliate-links', async (job) => {
    const { updateAffiliateLinks } = await import('../wishes/affiliate-links/update-affiliate-links.ts');
    await updateAffiliateLinks(context, job);
  });
  jobs.work<LinkingJob>('article-links', async (job) => {
    const { linkWishes } = await import('../wishes/article-links/link-wishes.ts');
    await linkWishes(context, job);
  });
  jobs.work('catalogue-imports', async () => {
    const { importNightly } = await import('../catalogue/imports/nightly-imports.ts');
    await importNightly(context, connection, logger);
  });
  jobs.work('article-counts', async () => {
    const { countArticles } = await import('../catalogue/imports/import-feed.ts');
    await countArticles(connection.patient);
  });
  jobs.work('article-pictures', async () => {
    const { fetchPictures } = await import('../catalogue/pictures/fetch-pictures.ts');
    await fetchPictures(context, fetchGuarded, logger);
  });
  jobs.work('clean-up', async () => {
    const { cleanUp } = await import('../farewells/clean-up.ts');
    await cleanUp({ ...context, database: connection.patient });
  });
  // Hours are those of Paris (jobs/jobs.ts).
  await jobs.scheduleNightly('catalogue-imports', '37 1 * * *');
  // After an import that was killed before it counted.
  await jobs.schedule('article-counts', '5-55/10 * * * *');
  await jobs.schedule('article-pictures', '*/10 * * * *');
  await jobs.scheduleNightly('clean-up', '17 3 * * *');
  await workOnBlog(context, fetchGuarded, logger);
}

/** Reads the blog's feed on start-up and every quarter of an hour, if there is one. */
async function workOnBlog(context: Context, fetchGuarded: GuardedFetch, logger: Logger): Promise<void> {
  const { jobs, database, config } = context;
  jobs.work('blog', async () => {
    const { refreshBlog } = await import('../blog/refresh-blog.ts');
    await refreshBlog(context, fetchGuarded, logger);
  });
  if (!config.blog) return;
  await jobs.schedule('blog', '*/15 * * * *');
  await jobs.send(database, 'blog', {});
}
