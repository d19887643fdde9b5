import { useNavigate, useRevalidator } from 'react-router';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { apiFrom } from '#web/data/api.ts';
import { useFreshOnReturn } from '#web/data/fresh-on-return.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { findPublicWish } from '#web/data/registries/find-public-wish.ts';
import { loadManagedWish, managedWishFirstCalls } from '#web/data/registries/managed-registry.ts';
import { useWishPage, wishOnScreen } from '#web/data/registries/registry-on-screen.ts';
import { keepingLast } from '#web/ui/notices/keeping-last.ts';
import { BackLink } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/wish-detail.ts';
import { WishError } from './missing/wish-error.tsx';
import { WishBeforeBookings, WishDetailView, WishPlaceholder } from './wish-detail-view.tsx';

export const shouldRevalidate = unlessUncovered;

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.wish?.title ?? wishesTexts(siteOf(matches).lang).pageTitle;
  return [...pageMeta(matches, { title, noindex: true }), ...managedWishFirstCalls(params.id, params.wishId)];
}

/** What the server may show until the browser, which knows who is asking, has loaded the parents' own view. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const wish = await findPublicWish(apiFrom(context), params.wishId, request.signal).catch(() => null);
  return { own: null, wish: String(wish?.birthregistry_id) === params.id ? wish : null, isLoaded: false };
}

/** Visitors who come here are redirected to the gift's public page. */
export const clientLoader = keepingLast(async ({ params, request }: Route.ClientLoaderArgs) => {
  const onScreen = wishOnScreen(params.id, params.wishId);
  const { registry, wish } =
    onScreen ??
    (await loadManagedWish({
      param: params.id,
      wishParam: params.wishId,
      signal: request.signal,
      visitorsPath: (name) => paths.publicWish(name, params.wishId),
    }));
  const category = registry.categories.find(({ id }) => id === wish.category_id)?.label ?? '';
  return { own: { wish, category }, wish, isLoaded: onScreen === null };
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <WishError error={error} />;
}

export default function WishDetail({ loaderData: { own, wish, isLoaded }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useOwnView(isLoaded);
  useFreshOnReturn();
  useWishPage(own?.wish.id);
  if (!own) return <KnownWish registryId={params.id} wish={wish} />;
  return (
    <WishDetailView
      {...own}
      onChange={revalidate}
      onDeleted={() => navigate(paths.ownerRegistry(own.wish.birthregistry_id), { replace: true })}
    />
  );
}

interface KnownWishProps {
  registryId: string;
  wish: Route.ComponentProps['loaderData']['wish'];
}

function KnownWish({ registryId, wish }: KnownWishProps) {
  const t = useTexts(wishesTexts);
  return (
    <PageSkeleton
      back={<BackLink to={paths.ownerRegistry(registryId, wish?.id)}>{t.backToList}</BackLink>}
      cards={wish ? 1 : 0}
    >
      {wish ? <WishBeforeBookings wish={wish} /> : <WishPlaceholder />}
    </PageSkeleton>
  );
}
