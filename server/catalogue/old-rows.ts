import { and, isNull, ne } from 'drizzle-orm';
import { type OldRows, olderThan } from '../database/old-rows.ts';
import { articlePictures, articles, catalogueImports } from '../database/schema/catalogue.ts';

/** What an import came to is of interest while somebody may ask why; the last of a feed that still runs is not over. */
export const oldImports: OldRows = {
  table: catalogueImports,
  key: catalogueImports.id,
  where: and(olderThan(catalogueImports.startedAt, '90 days'), ne(catalogueImports.state, 'running')),
};

/** A feed that has had no article for half a year will hardly have it again. */
export const oldArticles: OldRows = {
  table: articles,
  key: articles.id,
  where: olderThan(articles.vanishedAt, '180 days'),
};

/** A picture that could not be had is asked for again once somebody looks, a month after it was given up. */
export const givenUpPictures: OldRows = {
  table: articlePictures,
  key: articlePictures.articleId,
  where: and(isNull(articlePictures.nextTryAt), olderThan(articlePictures.since, '30 days')),
};
