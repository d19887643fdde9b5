import type { Logger } from 'pino';
import type { Context } from './context.ts';
import type { DatabaseConnection } from './database/client.ts';
import { cleanUp } from './farewells/clean-up.ts';
import { workOnMails } from './mail-work.ts';
import { pictureStore } from './pictures/store/open-store.ts';
import { type UpdateJob, updateAffiliateLinks } from './wishes/affiliate-links/update-affiliate-links.ts';

/** Does what nobody waits for: sends what is queued, brings affiliate links up to date, and cleans up every night. */
export async function work(context: Context, connection: DatabaseConnection, logger: Logger): Promise<void> {
  const { jobs } = context;
  workOnMails(context, logger);
  jobs.work<UpdateJob>('affiliate-links', (job) => updateAffiliateLinks(context, job));
  pictureStore(context, logger);
  jobs.work('clean-up', () => cleanUp({ ...context, database: connection.patient }));
  await jobs.schedule('clean-up', '17 3 * * *');
}
