/** Ids as superusers read them: `user 12, version 2`. They link nowhere and unlock nothing. */
export function aboutIds(ids: Record<string, number | number[]>): string {
  return Object.entries(ids)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${[value].flat().join(' + ')}`)
    .join(', ');
}
