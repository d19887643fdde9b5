import type { Logger } from 'pino';
import { importNightly } from './catalogue/imports/nightly-imports.ts';
import type { Context } from './context.ts';
import type { DatabaseConnection } from './database/client.ts';
import { cleanUp } from './farewells/clean-up.ts';
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
  jobs.work('clean-up', () => cleanUp({ ...context, database: connection.patient }));
  await jobs.schedule('catalogue-imports', '37 1 * * *');
  await jobs.schedule('clean-up', '17 3 * * *');
}
