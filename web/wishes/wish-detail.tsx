import { useNavigate, useRevalidator } from 'react-router';
import { wishesTexts } from '#locales/wishes.ts';
import { paths } from '#web/paths.ts';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/wish-detail.ts';
import { findWish, loadManagedList } from './managed-list.ts';
import { WishDetailView } from './wish-detail-view.tsx';
import { WishError } from './wish-error.tsx';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.wish.title ?? wishesTexts(siteOf(matches).lang).pageTitle;
  return pageMeta(matches, { title, noindex: true });
}

/** Visitors who come here are led to the gift's public page. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const list = await loadManagedList({
    param: params.id,
    signal: request.signal,
    visitorsPath: (name) => paths.publicWish(name, params.wishId),
  });
  return { list, ...findWish(list, params.wishId) };
}

export function HydrateFallback() {
  return <PageSkeleton cards={2} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <WishError error={error} />;
}

export default function WishDetail({ loaderData: { list, wish, category } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <WishDetailView
      list={list}
      wish={wish}
      category={category}
      onChange={revalidate}
      onDeleted={() => navigate(paths.ownerList(list.id), { replace: true })}
    />
  );
}
