import { eq } from 'drizzle-orm';
import { articles } from '../../database/schema/catalogue.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { cleanUp } from '../../farewells/clean-up.ts';
import { JobFailure } from '../../jobs/job-failure.ts';
import { type UpdateJob, updateAffiliateLinks } from '../../wishes/affiliate-links/update-affiliate-links.ts';
import { type LinkingJob, linkWishes } from '../../wishes/article-links/link-wishes.ts';
import { createArticle, createRegistry, createWish } from '../builders.ts';
import { daysAgo } from '../old-rows.ts';
import type { Acts, Scene } from './scene.ts';

/** What is done when nobody waits for it, and what has become too old by then. */
export function jobActs(scene: Scene): Acts {
  const { testApp } = scene;
  const { context } = testApp;
  return {
    ...oldThings(scene),
    async 'clean up'() {
      await cleanUp(context);
      return 'done';
    },
    async 'send mails'() {
      await testApp.deliverMails().catch(unlessForeseen);
      return 'done';
    },
    async 'make links anew'() {
      await context.jobs.workOff<UpdateJob>('affiliate-links', (job) => updateAffiliateLinks(context, job));
      return 'done';
    },
    async 'link gifts to articles'() {
      await context.jobs.workOff<LinkingJob>('article-links', (job) => linkWishes(context, job));
      return 'done';
    },
  };
}

/** Whoever had many mails within the hour gets no more for now. */
function unlessForeseen(error: unknown): void {
  if (!(error instanceof JobFailure)) throw error;
}

function oldThings({ testApp, parents, lists, gifts }: Scene): Acts {
  return {
    async 'a month has passed since a gift was deleted'(chance) {
      const { id: registryId, categories } = chance.oneOf(lists);
      const { id: categoryId } = chance.oneOf(categories);
      await createWish(testApp, { registryId, categoryId, deletedAt: daysAgo(31) });
      return 'done';
    },
    async 'a month has passed since a list was deleted'(chance) {
      await createRegistry(testApp, { owner: chance.oneOf(parents), deletedAt: daysAgo(31) });
      return 'done';
    },
    async 'half a year has passed since a shop sold some gifts'(chance) {
      const { database } = testApp.context;
      const { id: articleId } = await createArticle(testApp);
      for (const { id } of chance.someOf(gifts, 3)) {
        await database.update(wishes).set({ articleId }).where(eq(wishes.id, id));
      }
      await database
        .update(articles)
        .set({ vanishedAt: daysAgo(181) })
        .where(eq(articles.id, articleId));
      return 'done';
    },
  };
}
