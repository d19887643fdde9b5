import { existsSync, readFileSync } from 'node:fs';

const CORPUS = new URL('../../../shared/corpus/', import.meta.url);

/** Labelled data collected by others, kept outside the project and only on some machines. */
export function corpusFile(name: string): URL {
  return new URL(name, CORPUS);
}

/**
 * The contents of one of its files; an empty stand-in where it is missing, because vitest asks for the names of
 * skipped tests too.
 */
export function readCorpus<Content>(name: string, otherwise: Content): Content {
  const file = corpusFile(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : otherwise;
}

/** One entry of `prices.json`. */
export interface LabelledPrice {
  text: string | null;
  currency_hint: string | null;
  amount: number | null;
  currency: string | null;
  currency_iso: string | null;
  core: boolean;
}
