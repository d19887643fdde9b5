import { data } from 'react-router';
import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { apiFrom } from '#web/data/api.ts';
import { findList, type PublicList } from '#web/data/find-registry.ts';
import { imageUrl } from '#web/ui/images-url.ts';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import type { Route } from './+types/public-wish.ts';
import { GiftNotFound, ListNotFound } from './not-found.tsx';
import { PublicWishView } from './public-wish-view.tsx';

/** One gift of a list as visitors see it; nothing about the reader. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { id: name, wishId } = params;
  const addressOf = (present: string) => paths.publicWish(present, wishId);
  const list = await findList(apiFrom(context), name, request.signal, addressOf);
  if (!list) return data({ list: null, wish: null }, { status: 404 });
  const wish = list.categories.flatMap(({ wishes }) => wishes).find(({ id }) => String(id) === wishId) ?? null;
  return data({ list: headOf(list), wish }, { status: wish ? 200 : 404 });
}

function headOf({ id, title, address_owner, shortlinks }: PublicList) {
  return { id, title, address_owner, shortlink: shortlinks[0]?.name ?? null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { lang, imagesUrl } = siteOf(matches);
  const t = publicRegistryTexts(lang);
  const { list, wish } = loaderData ?? {};
  if (!(list && wish)) {
    return pageMeta(matches, { title: list ? t.giftNotFoundTitle : t.notFoundTitle, noindex: true });
  }
  return pageMeta(matches, {
    title: wish.title,
    description: t.giftShareText(list.title),
    path: paths.publicWish(list.shortlink ?? list.id, wish.id),
    image: wish.img_path ? imageUrl(imagesUrl, wish.img_path) : undefined,
    noindex: true,
  });
}

export default function PublicWish({ loaderData: { list, wish } }: Route.ComponentProps) {
  if (!list) return <ListNotFound />;
  if (!wish) return <GiftNotFound listName={list.shortlink ?? list.id} />;
  return <PublicWishView list={list} wish={wish} />;
}
