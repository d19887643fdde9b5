import { paths } from '#contract/pages.ts';

interface HelpAddress {
  audience?: string | null;
  question?: string | undefined;
  /** What was searched for: the way back leads there. */
  query?: string;
}

/** The address of a page of the help. */
export function helpPath({ audience, question, query = '' }: HelpAddress): string {
  const path = paths.help(...[audience, question].filter((part) => typeof part === 'string'));
  return query.trim() === '' ? path : `${path}?q=${encodeURIComponent(query)}`;
}
