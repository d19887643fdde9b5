import { useLocation, useNavigate } from 'react-router';
import { bound } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { loadManagedWish, managedWishFirstCalls } from '#web/data/registries/managed-registry.ts';
import { Card } from '#web/ui/page/card.tsx';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import { WishError } from '#web/wishes/owner/missing/wish-error.tsx';
import type { Route } from './+types/edit-wish.ts';
import { WishForm } from './wish-form.tsx';

export const shouldRevalidate = unlessUncovered;

export function meta({ matches, params }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: wishesTexts(siteOf(matches).lang).editTitle, noindex: true }),
    ...managedWishFirstCalls(params.id, params.wishId),
  ];
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return loadManagedWish({ param: params.id, wishParam: params.wishId, signal: request.signal });
}

export function HydrateFallback() {
  const t = useTexts(wishesTexts);
  return <PageSkeleton width="text" title={t.editTitle} lead={t.linkHelp} cards={1} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <WishError error={error} />;
}

export default function EditWish({ loaderData: { registry, wish } }: Route.ComponentProps) {
  const t = useTexts(wishesTexts);
  const navigate = useNavigate();
  // From the gift's page one comes back to it, otherwise to its card on the list.
  const isFromWish = (useLocation().state as { isFromWish?: true } | null)?.isFromWish === true;
  const list = paths.ownerRegistry(registry.id, wish.id);
  return (
    <Page width="text">
      {isFromWish ? (
        <BackLink to={paths.ownerWish(registry.id, wish.id)}>{t.backToWish}</BackLink>
      ) : (
        <BackLink to={list}>{t.backToList}</BackLink>
      )}
      <PageHeader title={t.editTitle} lead={bound(wish.title)} />
      <Card>
        <WishForm
          key={wish.id}
          registries={[registry]}
          draft={`wish-${wish.id}`}
          wish={wish}
          cancel={isFromWish ? () => navigate(-1) : list}
          onSaved={(saved) => {
            if (saved.id !== wish.id) return navigate(paths.ownerRegistry(registry.id, saved.id), { replace: true });
            // Going back leads on, not into the form again.
            return isFromWish ? navigate(-1) : navigate(list, { replace: true });
          }}
        />
      </Card>
    </Page>
  );
}
