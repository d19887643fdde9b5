import type { RouterContextProvider } from 'react-router';
import { bound, wellSet } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { apiFrom } from '#web/data/api.ts';
import { pageContext } from '#web/data/page-context.ts';
import { loadRegistry, type PublicRegistry } from '#web/data/registries/load-registry.ts';
import { qrCode } from '#web/registries/sharing/qr-code/qr-code.ts';
import { availableFirst, openFirst } from '#web/registries/wishes/wish-order.ts';

export type VisibleRegistry = NonNullable<Awaited<ReturnType<typeof loadVisibleRegistry>>>;

/**
 * What the visitors' page shows; null if there is no such registry, or it is not online because its links have expired
 * (server/registries/short-links/expiration.ts). wishes/registry-not-found.tsx is shown then.
 */
export async function loadVisibleRegistry(
  context: Readonly<RouterContextProvider>,
  name: string,
  { signal, search }: { signal: AbortSignal; search: string },
) {
  const page = context.get(pageContext);
  const addressOf = (present: string) => paths.publicRegistry(present) + search;
  const wanted = { wishes: 'cards', addressOf, signal } as const;
  const registry = await loadRegistry(apiFrom(context), name, wanted);
  if (!registry) return null;
  const address = page.publicUrl + paths.sharedRegistry(String(registry.shortlinks[0]?.name ?? registry.id), page.lang);
  const { size, path } = qrCode(address);
  return {
    registry: { ...wellSet(registry), categories: openFirst(registry.categories.map(forCards)) },
    address,
    qr: { size, path },
    operatorEmail: page.operator.email,
  };
}

/** Only what the cards show: a registry may hold 500 wishes. Empty categories are left out. */
function forCards({ id, label, wishes }: PublicRegistry['categories'][number]) {
  const cards = wishes.map(({ description: _, link: __, affiliate_link: ___, bookings, ...wish }) => ({
    ...wish,
    title: bound(wish.title),
    bookings: { length: bookings.length },
  }));
  return { id, label, wishes: availableFirst(cards) };
}
