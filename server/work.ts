import type { Logger } from 'pino';
import { paths } from '#contract/pages.ts';
import { refreshBlog } from './blog/refresh-blog.ts';
import { importNightly } from './catalogue/imports/nightly-imports.ts';
import type { Context } from './context.ts';
import type { DatabaseConnection } from './database/client.ts';
import { cleanUp } from './farewells/clean-up.ts';
import { bordersOf } from './guarded-fetch/destinations.ts';
import { createGuardedFetch } from './guarded-fetch/guarded-fetch.ts';
import { workOnMails } from './mail-work.ts';
import { pictureStore } from './pictures/store/open-store.ts';
import { type UpdateJob, updateAffiliateLinks } from './wishes/affiliate-links/update-affiliate-links.ts';
import { type LinkingJob, linkWishes } from './wishes/article-links/link-wishes.ts';

/** Does what nobody waits for: sends what is queued, brings affiliate links up to date, and cleans up every night. */
export async function work(context: Context, connection: DatabaseConnection, logger: Logger): Promise<void> {
  const { jobs } = context;
  workOnMails(context, logger);
  jobs.work<UpdateJob>('affiliate-links', (job) => updateAffiliateLinks(context, job));
  pictureStore(context, logger);
  jobs.work<LinkingJob>('article-links', (job) => linkWishes(context, job));
  jobs.work('catalogue-imports', () => importNightly(context.config, connection, logger));
  await workOnBlog(context, logger);
  jobs.work('clean-up', () => cleanUp({ ...context, database: connection.patient }));
  await jobs.schedule('catalogue-imports', '37 1 * * *');
  await jobs.schedule('clean-up', '17 3 * * *');
}

/** Reads the blog's feed at a start and every quarter of an hour, where there is one. */
async function workOnBlog(context: Context, logger: Logger): Promise<void> {
  const { jobs, database, config } = context;
  const fetchGuarded = createGuardedFetch(bordersOf(config.fetchAllowHosts), `${config.publicUrl}${paths.contact()}`);
  jobs.work('blog', () => refreshBlog(context, fetchGuarded, logger));
  if (!config.blog) return;
  await jobs.schedule('blog', '*/15 * * * *');
  await jobs.send(database, 'blog', {});
}
