import { useState } from 'react';
import { redirect, useRevalidator, useSearchParams } from 'react-router';
import { wellSet } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { membersTexts } from '#locales/members.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { useFreshOnReturn } from '#web/data/fresh-on-return.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { readId } from '#web/data/read-id.ts';
import {
  loadKnownRegistry,
  loadManagedRegistry,
  type ManagedRegistry,
  type ManagedWish,
  managedRegistryFirstCall,
} from '#web/data/registries/managed-registry.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { asOnScreen, takeLastShown, useRegistryOnScreen } from '#web/data/registries/registry-on-screen.ts';
import { CashPoolCard } from '#web/registries/cash-pool-card.tsx';
import { RegistryHeader } from '#web/registries/registry-header.tsx';
import { ShareBar, ToSharing } from '#web/registries/sharing/share-bar.tsx';
import { readFilters, writeFilters } from '#web/registries/wishes/filters.ts';
import { SecondOwnerPanel } from '#web/second-owners/panel/second-owner-panel.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { keepingLast } from '#web/ui/notices/keeping-last.ts';
import { BackLink, Page } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import { DeleteWishDialog } from '#web/wishes/owner/delete-wish-dialog.tsx';
import type { Route } from './+types/owner-registry.ts';
import { RegistryHeaderPlaceholder } from './header-placeholder.tsx';
import styles from './owner-registry.module.css';
import { OwnerWishes, WishIdeas } from './owner-wishes.tsx';
import { PrintableHeader } from './printable-header.tsx';
import { RegistryError } from './registry-error.tsx';
import { SecretsLine } from './secrets-line.tsx';

export const shouldRevalidate = unlessUncovered;

const Arranging = later(async () => (await import('#web/wishes/arranging/arranging.tsx')).Arranging, {
  fallback: <PageSkeleton width="text" cards={0} />,
});

export function meta({ matches, loaderData, params, location }: Route.MetaArgs) {
  const t = ownerRegistryTexts(siteOf(matches).lang);
  const title = new URLSearchParams(location.search).has('arrange')
    ? t.arrange
    : ((loaderData?.registry ?? loaderData?.known?.registry)?.title ?? t.pageTitle);
  return [...pageMeta(matches, { title, noindex: true }), ...managedRegistryFirstCall(params.id)];
}

/** What the server may show until the browser, which knows who is asking, has loaded the parents' own view. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const registry = await loadKnownRegistry(context, params.id, { wishes: 'cards', signal: request.signal });
  if (!registry) return { registry: null, known: null, isFresh: false };
  const { title, image_path, address_owner, event_date, description, categories } = wellSet(registry);
  const wishes = categories.flatMap((category) => category.wishes);
  return {
    registry: null,
    known: {
      registry: { title, image_path, address_owner, event_date, description },
      babies: registry.babies.filter((baby) => baby.firstname !== null),
      free: wishes.filter((wish) => wish.available).length,
      total: wishes.length,
    },
    isFresh: false,
  };
}

/** Anything but an id is read as a short link. Visitors are redirected to the public page, at the same gifts. */
export const clientLoader = keepingLast(async ({ params, request }: Route.ClientLoaderArgs) => {
  const visitorsPath = (name: string | number) => paths.publicRegistry(name) + filtersOf(request) + anchorOf(request);
  if (readId(params.id) === null) throw redirect(visitorsPath(params.id));
  const lastShown = takeLastShown(params.id);
  const registry = lastShown ?? (await loadManagedRegistry({ param: params.id, signal: request.signal, visitorsPath }));
  if (wishesOf(registry).length === 0) await WishIdeas.begin();
  return { registry: asOnScreen(registry), known: null, isFresh: lastShown === null };
});

/** Those visitors have, too. */
function filtersOf({ url }: Request): string {
  return writeFilters({ ...readFilters(new URL(url).searchParams), onlyBooked: false });
}

/** A request has none: the page's address does, unless a link of ours is just leading there. */
function anchorOf({ url }: Request): string {
  const { pathname, hash } = window.location;
  return new URL(url).pathname === pathname ? hash : '';
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RegistryError error={error} />;
}

export default function OwnerRegistryPage({ loaderData: { registry, known, isFresh } }: Route.ComponentProps) {
  useOwnView(isFresh);
  useFreshOnReturn();
  return registry ? <OwnerRegistry registry={registry} /> : <KnownRegistry known={known} />;
}

function KnownRegistry({ known }: { known: Route.ComponentProps['loaderData']['known'] }) {
  const t = useTexts(ownerRegistryTexts);
  const back = (
    <div className={styles.top}>
      <BackLink to={paths.myRegistries()}>{t.backToLists}</BackLink>
    </div>
  );
  if (!known) {
    return (
      <PageSkeleton back={back} cards={0}>
        <RegistryHeaderPlaceholder />
      </PageSkeleton>
    );
  }
  const { registry, babies, free, total } = known;
  return (
    <PageSkeleton back={back} cards={6}>
      <RegistryHeader registry={{ ...registry, babies }} free={free} total={total} />
    </PageSkeleton>
  );
}

/** The registry as its parents see it. */
function OwnerRegistry({ registry }: { registry: ManagedRegistry }) {
  useRegistryOnScreen(registry);
  const t = useTexts(ownerRegistryTexts);
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState<number | null>(null);
  const [params] = useSearchParams();
  const wishes = wishesOf(registry);
  const isOthers = useMyRole(registry) === 'superuser';
  if (params.has('arrange')) {
    return <Arranging registry={registry} onChange={revalidate} />;
  }
  return (
    <Page>
      <div className={styles.top}>
        <WayBack isOthers={isOthers} />
        <div className={classNames('no-print', styles.actions)}>
          {wishes.length > 0 && !isOthers && <ToSharing />}
          <ButtonLink to={paths.editRegistry(registry.id)} small icon="pencil">
            {t.edit}
          </ButtonLink>
        </div>
      </div>
      <PrintableHeader
        registry={wellSet(registry)}
        free={wishes.filter((wish) => wish.available).length}
        total={wishes.length}
        invitation={!isOthers && <Invitation registryId={registry.id} />}
      >
        <SecretsLine registry={registry} />
      </PrintableHeader>
      <CashPoolCard registry={registry} />
      <OwnerWishes registry={registry} onChange={revalidate} onDelete={setDeleting} />
      <ShareBar registry={registry} onChange={revalidate} />
      <SecondOwnerPanel registry={registry} onChange={revalidate} />
      <DeleteWishDialog
        wish={wishes.find(({ id }) => id === deleting) ?? null}
        onClose={() => setDeleting(null)}
        onDeleted={revalidate}
        onConflict={revalidate}
      />
    </Page>
  );
}

function wishesOf({ categories }: ManagedRegistry): ManagedWish[] {
  return categories.flatMap((category) => category.wishes);
}

function WayBack({ isOthers }: { isOthers: boolean }) {
  const t = useTexts(ownerRegistryTexts);
  const { adminPages } = useTexts(membersTexts);
  return isOthers ? (
    <BackLink to={paths.adminRegistries()}>{adminPages.lists}</BackLink>
  ) : (
    <BackLink to={paths.myRegistries()}>{t.backToLists}</BackLink>
  );
}

function Invitation({ registryId }: { registryId: number }) {
  const t = useTexts(ownerRegistryTexts);
  return (
    <div className={classNames('no-print', styles.invitation)}>
      <p>{t.invitation}</p>
      <ButtonLink to={paths.editRegistry(registryId)} variant="quiet" small icon="pencil">
        {t.writeWords}
      </ButtonLink>
    </div>
  );
}
