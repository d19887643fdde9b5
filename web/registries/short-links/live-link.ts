import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';

type Links = ManagedRegistry['shortlinks'];

/**
 * The link that is shared: the oldest one that works on this day (YYYY-MM-DD, in Paris), as `oldestLiveLink` says in
 * server/registries/short-links/queries.ts.
 */
export function liveLink(links: Links, today: string): Links[number] | undefined {
  return links.find((link) => link.is_active && (link.expiration_date === null || link.expiration_date >= today));
}
