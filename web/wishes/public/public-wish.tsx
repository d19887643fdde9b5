import { data } from 'react-router';
import { bound, wellSet } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { publicWishTexts } from '#locales/wishes/public.ts';
import { apiFrom } from '#web/data/api.ts';
import { pageContext } from '#web/data/page-context.ts';
import { findPublicWish } from '#web/data/registries/find-public-wish.ts';
import { loadRegistry, type PublicRegistry } from '#web/data/registries/load-registry.ts';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { previewOf } from '#web/ui/pictures/images-url.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { RegistryNotFound } from '#web/wishes/registry-not-found.tsx';
import type { Route } from './+types/public-wish.ts';
import { PublicWishView } from './public-wish-view.tsx';
import { WishNotFound } from './wish-not-found.tsx';

export const shouldRevalidate = unlessUncovered;

/** One gift of a registry as visitors see it; nothing personal. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { id: name, wishId } = params;
  const { signal } = request;
  const addressOf = (present: string) => paths.publicWish(present, wishId) + url.search;
  const [registry, found] = await Promise.all([
    loadRegistry(apiFrom(context), name, { wishes: 'none', addressOf, signal }),
    findPublicWish(apiFrom(context), wishId, signal),
  ]);
  if (!registry) return data({ registry: null, wish: null, reported: null }, { status: 404 });
  const wish = found?.birthregistry_id === registry.id ? wellSet(found) : null;
  const head = headOf(registry);
  const page = context.get(pageContext);
  const address = page.publicUrl + paths.publicWish(head.shortlink ?? head.id, wishId);
  const reported = { email: page.operator.email, title: head.title, address };
  return data({ registry: head, wish, reported }, { status: wish ? 200 : 404 });
}

function headOf({ id, title, address_owner, shortlinks }: PublicRegistry) {
  return { id, title: bound(title), address_owner, shortlink: shortlinks[0]?.name ?? null };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  const { lang, imagesUrl } = siteOf(matches);
  const t = publicWishTexts(lang);
  if (error) return pageMeta(matches, { title: t.cannotLoad, noindex: true });
  const { registry, wish } = loaderData ?? {};
  if (!(registry && wish)) {
    const { notFoundTitle: title } = registry ? t : publicRegistryTexts(lang);
    return pageMeta(matches, { title, noindex: true });
  }
  return pageMeta(matches, {
    title: wish.title,
    description: t.shareText(registry.title),
    path: paths.publicWish(registry.shortlink ?? registry.id, wish.id),
    ...previewOf(imagesUrl, wish.img_path),
    noindex: true,
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} title={useTexts(publicWishTexts).cannotLoad} />;
}

export default function PublicWish({ loaderData: { registry, wish, reported } }: Route.ComponentProps) {
  if (!registry) return <RegistryNotFound />;
  if (!wish) return <WishNotFound registryName={registry.shortlink ?? registry.id} />;
  return <PublicWishView registry={registry} wish={wish} reported={reported} />;
}
