import { existsSync, readFileSync } from 'node:fs';

const CORPUS = new URL('../../../shared/corpus/', import.meta.url);

/** What others collected, with labels: it lies beside the project, on machines that have it. */
export function corpusFile(name: string): URL {
  return new URL(name, CORPUS);
}

/**
 * What a file of it says; where it is not there, what tests that are skipped go by: vitest asks for their names all the
 * same.
 */
export function readCorpus<Content>(name: string, otherwise: Content): Content {
  const file = corpusFile(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : otherwise;
}

/** One of `prices.json`. */
export interface LabelledPrice {
  text: string | null;
  currency_hint: string | null;
  amount: number | null;
  currency: string | null;
  currency_iso: string | null;
  core: boolean;
}
