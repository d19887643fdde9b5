import { data } from 'react-router';
import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { apiFrom } from '#web/data/api.ts';
import { findList, type PublicList } from '#web/data/find-registry.ts';
import { pageContext } from '#web/data/page-context.ts';
import { availableFirst } from '#web/registries/gifts/filters.ts';
import { qrCode, qrPath } from '#web/registries/qr-code.ts';
import { imageUrl } from '#web/ui/images-url.ts';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { ListNotFound } from '#web/wishes/public/not-found.tsx';
import type { Route } from './+types/public-registry.ts';
import { PublicListView } from './public-registry-view.tsx';

/** A list as visitors see it; nothing about the reader, so that the page can be kept. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const list = await findList(apiFrom(context), params.id, request.signal, paths.publicList);
  if (!list) return data(null, { status: 404 });
  const address = page.publicUrl + paths.publicList(list.shortlinks[0]?.name ?? list.id);
  const code = qrCode(address);
  return data({
    list: { ...list, categories: list.categories.map(forCards) },
    address,
    qr: { size: code.size, path: qrPath(code) },
    operatorEmail: page.operator.email,
  });
}

/** What the cards show, and no more: a list may hold 500 wishes. Empty categories are the parents' own business. */
function forCards({ id, label, wishes }: PublicList['categories'][number]) {
  const cards = wishes.map(({ description: _, link: __, affiliate_link: ___, bookings, ...wish }) => ({
    ...wish,
    bookings: { length: bookings.length },
  }));
  return { id, label, wishes: availableFirst(cards) };
}

export type VisibleList = NonNullable<Awaited<ReturnType<typeof loader>>['data']>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { lang, imagesUrl } = siteOf(matches);
  const t = publicRegistryTexts(lang);
  if (!loaderData) return pageMeta(matches, { title: t.notFoundTitle, noindex: true });
  const { list } = loaderData;
  const free = list.categories.flatMap(({ wishes }) => wishes).filter((wish) => wish.available).length;
  return pageMeta(matches, {
    title: list.title,
    description: t.shareText(list.address_owner, free),
    path: paths.publicList(list.shortlinks[0]?.name ?? list.id),
    image: list.image_path ? imageUrl(imagesUrl, list.image_path) : undefined,
    imageAlt: list.title,
    noindex: true,
  });
}

export default function PublicListPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PublicListView {...loaderData} /> : <ListNotFound />;
}
