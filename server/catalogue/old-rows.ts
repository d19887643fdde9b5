import { and, isNull, ne } from 'drizzle-orm';
import { type OldRows, olderThan } from '../database/old-rows.ts';
import { articlePictures, articles, catalogueImports } from '../database/schema/catalogue.ts';

/** An import's outcome matters while somebody may ask about it; that includes the last one of a feed still in use. */
export const oldImports: OldRows = {
  table: catalogueImports,
  key: catalogueImports.id,
  where: and(olderThan(catalogueImports.startedAt, '90 days'), ne(catalogueImports.state, 'running')),
};

/** A feed without articles for half a year is unlikely to have any again. */
export const oldArticles: OldRows = {
  table: articles,
  key: articles.id,
  where: olderThan(articles.vanishedAt, '180 days'),
};

/** A picture that could not be had may be requested again a month after it was given up. */
export const givenUpPictures: OldRows = {
  table: articlePictures,
  key: articlePictures.articleId,
  where: and(isNull(articlePictures.nextTryAt), olderThan(articlePictures.since, '30 days')),
};
