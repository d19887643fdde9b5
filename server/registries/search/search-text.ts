import { like, type SQL, sql } from 'drizzle-orm';
import { registries } from '../../database/schema.ts';

// WHEREs over the words of a registry (` liste de marie `). Those over the set of words are answered by its index, those
// over the text look into rows that something else has found. Words hold neither spaces nor wildcards: search_words()
// makes spaces of all punctuation.

const terms = sql`search_terms(${registries.searchText})`;

export function hasAll(words: string[]): SQL {
  return sql`${terms} @> ${setOf(words)}`;
}

export function hasOneOf(words: string[]): SQL {
  return sql`${terms} && ${setOf(words)}`;
}

function setOf(words: string[]): SQL {
  return sql`string_to_array(${words.join(' ')}, ' ')`;
}

export function hasWord(word: string): SQL {
  return like(registries.searchText, `% ${word} %`);
}

export function hasBeginning(word: string): SQL {
  return like(registries.searchText, `% ${word}%`);
}
