import { useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { ownerListTexts } from '#locales/owner-list.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BackLink, Page } from '#web/ui/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import { useTexts } from '#web/ui/use-texts.ts';
import { DeleteWishDialog } from '#web/wishes/delete-wish-dialog.tsx';
import { loadManagedList, type ManagedWish, readId } from '#web/wishes/managed-list.ts';
import type { Route } from './+types/owner-list.ts';
import { CashPoolCard } from './cash-pool-card.tsx';
import { ListError } from './list-error.tsx';
import { ListHeader } from './list-header.tsx';
import { OwnerGifts } from './owner-gifts.tsx';
import { SecretsLine } from './secrets-line.tsx';
import { ShareBar } from './share-bar.tsx';
import { SharingPanel } from './sharing-panel.tsx';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.list.title ?? ownerListTexts(siteOf(matches).lang).pageTitle;
  return pageMeta(matches, { title, noindex: true });
}

/** What is no id reads as a short link. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (readId(params.id) === null) throw redirect(paths.publicList(params.id));
  return { list: await loadManagedList({ param: params.id, signal: request.signal }) };
}

export function HydrateFallback() {
  return <PageSkeleton cards={6} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} />;
}

/** The list as its parents see it. */
export default function OwnerList({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTexts(ownerListTexts);
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState<ManagedWish | null>(null);
  const wishes = list.categories.flatMap((category) => category.wishes);
  return (
    <Page>
      <BackLink to={paths.myLists()}>{t.backToLists}</BackLink>
      <ListHeader
        registry={list}
        free={wishes.filter((wish) => wish.available).length}
        total={wishes.length}
        corner={
          <ButtonLink to={paths.editList(list.id)} small icon="pencil" className="no-print">
            {t.edit}
          </ButtonLink>
        }
        invitation={<Invitation listId={list.id} />}
      >
        <SecretsLine list={list} />
      </ListHeader>
      <CashPoolCard />
      <ShareBar list={list} onChange={revalidate} />
      <SharingPanel list={list} onChange={revalidate} />
      <OwnerGifts list={list} onChange={revalidate} onDelete={setDeleting} />
      <DeleteWishDialog wish={deleting} onClose={() => setDeleting(null)} onDeleted={revalidate} />
    </Page>
  );
}

function Invitation({ listId }: { listId: number }) {
  const t = useTexts(ownerListTexts);
  return (
    <div
      className="no-print"
      style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-2)', textAlign: 'center' }}
    >
      <p>{t.invitation}</p>
      <ButtonLink to={paths.editList(listId)} variant="quiet" small icon="pencil">
        {t.writeWords}
      </ButtonLink>
    </div>
  );
}
