import { paths } from '#contract/pages.ts';

interface HelpAddress {
  audience?: string | null;
  question?: string | undefined;
  /** The search, so that the way back returns to it. */
  query?: string;
}

/** The address of a help page. */
export function helpPath({ audience, question, query = '' }: HelpAddress): string {
  const path = paths.help(...[audience, question].filter((part) => typeof part === 'string'));
  return query.trim() === '' ? path : `${path}?q=${encodeURIComponent(query)}`;
}
