import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';

type Links = ManagedRegistry['shortlinks'];

/**
 * The link that is shared: the oldest one that works on this day (YYYY-MM-DD, in Paris), as on the server
 * (short-links/queries.ts `oldestLiveLink`).
 */
export function liveLink(links: Links, today: string): Links[number] | undefined {
  return links.find((link) => link.is_active && (link.expiration_date === null || link.expiration_date >= today));
}
