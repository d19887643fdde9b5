/** A host and its parent domains, nearest first; never a whole country's. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
