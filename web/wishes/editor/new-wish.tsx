import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { readId } from '#web/data/read-id.ts';
import { firstManagedRegistry, loadManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Card } from '#web/ui/page/card.tsx';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import { WishError } from '#web/wishes/owner/wish-error.tsx';
import type { Route } from './+types/new-wish.ts';
import { WishForm } from './wish-form.tsx';

export function meta({ matches, params }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: wishesTexts(siteOf(matches).lang).newTitle, noindex: true }),
    ...firstManagedRegistry(params.id),
  ];
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { registry: await loadManagedRegistry({ param: params.id, signal: request.signal }) };
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
  return (
    <Page width="text">
      <BackLink to={paths.ownerRegistry(registry.id)}>{t.backToList}</BackLink>
      <PageHeader title={t.newTitle} lead={t.newLead(registry.title)} />
      <Card>
        <WishForm
          registryId={registry.id}
          categories={registry.categories}
          categoryId={readId(search.get('category') ?? '') ?? undefined}
          sharedLink={search.get('link') ?? undefined}
          backTo={paths.ownerRegistry(registry.id)}
          onSaved={(wish) => {
            notify({ type: 'success', text: t.created });
            return navigate(paths.ownerRegistry(registry.id, wish.id));
          }}
        />
      </Card>
    </Page>
  );
}
