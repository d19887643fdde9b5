import { useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { paths } from '#contract/pages.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import {
  firstManagedList,
  loadKnownList,
  loadManagedList,
  type ManagedList,
  type ManagedWish,
  readId,
} from '#web/data/managed-registry.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { CashPoolCard } from '#web/registries/cash-pool-card.tsx';
import { ListHeader } from '#web/registries/registry-header.tsx';
import { ShareBar } from '#web/registries/sharing/share-bar.tsx';
import { SharingPanel } from '#web/second-owners/sharing-panel.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { BackLink, Page } from '#web/ui/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import { useTexts } from '#web/ui/use-texts.ts';
import { DeleteWishDialog } from '#web/wishes/owner/delete-wish-dialog.tsx';
import type { Route } from './+types/owner-registry.ts';
import { OwnerGifts } from './owner-gifts.tsx';
import { ListError } from './registry-error.tsx';
import { SecretsLine } from './secrets-line.tsx';

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const title =
    (loaderData?.list ?? loaderData?.known?.registry)?.title ?? ownerRegistryTexts(siteOf(matches).lang).pageTitle;
  return [...pageMeta(matches, { title, noindex: true }), ...firstManagedList(params.id)];
}

/** What the server may show until the browser, which knows who asks, has the parents' own view. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const list = await loadKnownList(context, params.id, request.signal);
  if (!list) return { list: null, known: null };
  const { title, image_path, address_owner, event_date, description, categories } = list;
  const wishes = categories.flatMap((category) => category.wishes);
  return {
    list: null,
    known: {
      registry: { title, image_path, address_owner, event_date, description },
      babies: list.babies.filter((baby) => baby.firstname !== null),
      free: wishes.filter((wish) => wish.available).length,
      total: wishes.length,
    },
  };
}

/** What is no id reads as a short link. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (readId(params.id) === null) throw redirect(paths.publicList(params.id));
  return { list: await loadManagedList({ param: params.id, signal: request.signal }), known: null };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} />;
}

export default function OwnerListPage({ loaderData: { list, known } }: Route.ComponentProps) {
  useOwnView(list !== null);
  return list ? <OwnerList list={list} /> : <KnownList known={known} />;
}

function KnownList({ known }: { known: Route.ComponentProps['loaderData']['known'] }) {
  const t = useTexts(ownerRegistryTexts);
  if (!known) return <PageSkeleton cards={6} />;
  const { registry, babies, free, total } = known;
  return (
    <PageSkeleton back={<BackLink to={paths.myLists()}>{t.backToLists}</BackLink>} cards={6}>
      <ListHeader registry={{ ...registry, babies }} free={free} total={total} />
    </PageSkeleton>
  );
}

/** The list as its parents see it. */
function OwnerList({ list }: { list: ManagedList }) {
  const t = useTexts(ownerRegistryTexts);
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
  const t = useTexts(ownerRegistryTexts);
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
