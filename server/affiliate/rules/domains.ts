/**
 * A host and its parent domains, nearest first; never a whole country's. The first that has a rule wins: `findRule` in
 * queries.ts for one link, `linkBy` in links/affiliate-links.ts for many.
 */
export function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
