import { data } from 'react-router';
import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { apiFrom } from '#web/data/api.ts';
import { pageContext } from '#web/data/page-context.ts';
import { findRegistry, type PublicRegistry } from '#web/data/registries/find-registry.ts';
import { availableFirst } from '#web/registries/gifts/filters.ts';
import { qrCode, qrPath } from '#web/registries/sharing/qr-code.ts';
import { imageUrl } from '#web/ui/images-url.ts';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { RegistryNotFound } from '#web/wishes/not-found.tsx';
import type { Route } from './+types/public-registry.ts';
import { PublicRegistryView } from './public-registry-view.tsx';

/** A registry as visitors see it; nothing about the reader, so that the page can be kept. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const registry = await findRegistry(apiFrom(context), params.id, request.signal, paths.publicRegistry);
  if (!registry) return data(null, { status: 404 });
  const address = page.publicUrl + paths.publicRegistry(registry.shortlinks[0]?.name ?? registry.id);
  const code = qrCode(address);
  return data({
    registry: { ...registry, categories: registry.categories.map(forCards) },
    address,
    qr: { size: code.size, path: qrPath(code) },
    operatorEmail: page.operator.email,
  });
}

/** What the cards show, and no more: a registry may hold 500 wishes. Empty categories are the parents' own business. */
function forCards({ id, label, wishes }: PublicRegistry['categories'][number]) {
  const cards = wishes.map(({ description: _, link: __, affiliate_link: ___, bookings, ...wish }) => ({
    ...wish,
    bookings: { length: bookings.length },
  }));
  return { id, label, wishes: availableFirst(cards) };
}

export type VisibleRegistry = NonNullable<Awaited<ReturnType<typeof loader>>['data']>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { lang, imagesUrl } = siteOf(matches);
  const t = publicRegistryTexts(lang);
  if (!loaderData) return pageMeta(matches, { title: t.notFoundTitle, noindex: true });
  const { registry } = loaderData;
  const free = registry.categories.flatMap(({ wishes }) => wishes).filter((wish) => wish.available).length;
  return pageMeta(matches, {
    title: registry.title,
    description: t.shareText(registry.address_owner, free),
    path: paths.publicRegistry(registry.shortlinks[0]?.name ?? registry.id),
    image: registry.image_path ? imageUrl(imagesUrl, registry.image_path) : undefined,
    imageAlt: registry.title,
    noindex: true,
  });
}

export default function PublicRegistryPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PublicRegistryView {...loaderData} /> : <RegistryNotFound />;
}
