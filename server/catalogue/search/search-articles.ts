import { and, like, type SQL, sql } from 'drizzle-orm';
import { MOST_RANKED } from '#contract/shops/article-counts.ts';
import type { Database } from '../../database/client.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { readGtin } from '../../shop-pages/candidates/gtins.ts';
import { type ArticleQuery, type ArticleRow, findByEan, findByIds, fits } from '../articles/queries.ts';
import { toComparable } from '../comparable-ean.ts';
import { type ArticleWord, findArticleWords } from './find-words.ts';

/** For a word that is, or means, one of the title: more than for any that only the shop's category or brand has. */
const IN_TITLE = 5;

/** What an article is ranked by. */
interface Candidate {
  id: number;
  linkKey: string;
  score: number;
  length: number;
}

/**
 * Finds articles by the words of titles, brands, shops and shops' categories, best match first: every word of the
 * query must equal, begin or be part of one of these, or differ from it by one typo; those of the title count most. The
 * number under a bar code finds the articles that have it. docs/catalogue.md.
 */
export async function searchArticles(
  database: Database,
  text: string,
  query: ArticleQuery,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const gtin = readGtin(text);
  const numbered = gtin === null ? [] : await findByEan(database, toComparable(gtin), query);
  if (numbered.length > 0)
    return { rows: numbered.slice(query.skip, query.skip + query.limit), total: numbered.length };
  const words = await findArticleWords(database, text);
  const long = words.filter(({ word }) => [...word].length > 2);
  const needed = long.length > 0 ? long : words;
  if (needed.length === 0 || needed.some(({ meanings }) => meanings.length === 0)) return { rows: [], total: 0 };
  const exactly = needed.every(({ isKnown }) => isKnown)
    ? await findCandidates(database, and(...needed.map(({ forms }) => hasOneOf(forms))), words, query)
    : [];
  const known = new Set(exactly.map(({ id }) => id));
  // Anything matching less exactly would come after these.
  const loosely =
    onePerPage(exactly).length < query.skip + query.limit
      ? await findCandidates(database, and(...needed.map(({ meanings }) => hasOneOf(meanings))), words, query)
      : [];
  const ranked = [...exactly, ...loosely.filter(({ id }) => !known.has(id))].sort(byRank);
  const found = onePerPage(ranked).slice(0, MOST_RANKED);
  const page = found.slice(query.skip, query.skip + query.limit).map(({ id }) => id);
  return { rows: await findByIds(database, page), total: found.length };
}

function byRank(one: Candidate, other: Candidate): number {
  return other.score - one.score || one.length - other.length || one.id - other.id;
}

/** An article that several feeds have, with the same address, would stand beside itself. */
function onePerPage(ranked: Candidate[]): Candidate[] {
  const shown = new Set<string>();
  return ranked.filter(({ linkKey }) => !shown.has(linkKey) && shown.add(linkKey));
}

async function findCandidates(
  database: Database,
  where: SQL | undefined,
  words: ArticleWord[],
  query: ArticleQuery,
): Promise<Candidate[]> {
  const found = await database
    .select({
      id: articles.id,
      linkKey: articles.linkKey,
      // The title comes first; its words are as long as itself, give or take a letter.
      titleWords: sql<string>`left(${articles.searchText}, length(${articles.title}) + 1)`,
      score: sql<number>`${sql.join([sql`0`, ...words.map(scoreOf)], sql` + `)}`,
      length: sql<number>`length(${articles.title})`,
    })
    .from(articles)
    .where(and(where, fits(query)))
    .limit(MOST_RANKED);
  const meant = words.map(({ meanings }) => new Set(meanings));
  return found.map(({ titleWords, score, ...article }) => {
    const title = titleWords.split(' ');
    const inTitle = meant.filter((meanings) => title.some((word) => meanings.has(word)));
    return { ...article, score: score + IN_TITLE * inTitle.length };
  });
}

const terms = sql`search_terms(${articles.searchText})`;

function hasOneOf(words: string[]): SQL {
  return sql`${terms} && ${setOf(words)}`;
}

function setOf(words: string[]): SQL {
  return sql`string_to_array(${words.join(' ')}, ' ')`;
}

/** Words contain neither spaces nor wildcards. */
function scoreOf({ word }: ArticleWord): SQL {
  const has = like(articles.searchText, `% ${word} %`);
  const begins = like(articles.searchText, `% ${word}%`);
  return sql`case when ${has} then 4 when ${begins} then 2 else 0 end`;
}
