import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#web/ui/page/page-meta.ts';

/** The head of a page with a token in its address: no indexing, no referrer. */
export function tokenPageMeta(matches: Parameters<typeof pageMeta>[0], title: string): MetaDescriptor[] {
  return [...pageMeta(matches, { title, noindex: true }), { name: 'referrer', content: 'no-referrer' }];
}
