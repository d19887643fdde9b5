import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { readId } from '#web/data/read-id.ts';
import { loadManagedRegistry, managedRegistryFirstCall } from '#web/data/registries/managed-registry.ts';
import { registryOnScreen } from '#web/data/registries/registry-on-screen.ts';
import { Card } from '#web/ui/page/card.tsx';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import { AnyShopLink } from '#web/wishes/adding/any-shop/any-shop-link.tsx';
import { WishError } from '#web/wishes/owner/missing/wish-error.tsx';
import type { Route } from './+types/new-wish.ts';
import { WishForm } from './wish-form.tsx';

export const shouldRevalidate = unlessUncovered;

export function meta({ matches, params }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: wishesTexts(siteOf(matches).lang).newTitle, noindex: true }),
    ...managedRegistryFirstCall(params.id, 'none'),
  ];
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const link = new URL(request.url).searchParams.get('link');
  const visit = { param: params.id, signal: request.signal, wishes: 'none' } as const;
  if (link === null) return { registry: registryOnScreen(params.id) ?? (await loadManagedRegistry(visit)) };
  const another = paths.addWish({ link });
  try {
    return { registry: await loadManagedRegistry({ ...visit, visitorsPath: () => another }) };
  } catch (error) {
    // Another account has other lists: the link is not lost.
    if (hasCode(error, 'NOT_FOUND')) throw redirect(another);
    throw error;
  }
}

export function HydrateFallback() {
  const t = useTexts(wishesTexts);
  return <PageSkeleton width="text" title={t.newTitle} lead={t.linkHelp} cards={1} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <WishError error={error} isNew />;
}

export default function NewWish({ loaderData: { registry } }: Route.ComponentProps) {
  const t = useTexts(wishesTexts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const link = search.get('link') ?? undefined;
  const { key, state } = useLocation();
  /** An empty form with the category preselected, after the draft of the one just sent is gone. */
  function startAnother({ category_id }: { category_id: number }) {
    const next = paths.newWish(registry.id, { category: category_id });
    setTimeout(() => navigate(next, { replace: true, state: { isNext: true } }));
  }
  return (
    <Page width="text">
      <BackLink to={paths.ownerRegistry(registry.id)}>{t.backToList}</BackLink>
      <PageHeader
        title={t.newTitle}
        lead={
          <>
            {t.newLead(registry.title)}
            <br />
            <AnyShopLink />
          </>
        }
      />
      <Card>
        <WishForm
          key={key}
          isNext={state?.isNext === true}
          registries={[registry]}
          // What was shared is a gift of its own, not part of one left half-finished.
          draft={`wish-new-${registry.id}${link ? `:${link}` : ''}`}
          categoryId={readId(search.get('category') ?? '') ?? undefined}
          receivedLink={link}
          cancel={paths.ownerRegistry(registry.id)}
          // Going back leads on, or to the shop, not to adding a gift again.
          onSaved={(wish) => navigate(paths.ownerRegistry(registry.id, wish.id), { replace: true })}
          // What was shared to us is one gift.
          onAnother={link === undefined ? startAnother : undefined}
        />
      </Card>
    </Page>
  );
}
