import { useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { api } from '#web/data/api.ts';
import { firstCall } from '#web/data/first-calls.ts';
import { useFreshOnReturn } from '#web/data/fresh-on-return.ts';
import { loadPages } from '#web/data/load-pages.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { LastShown } from '#web/data/registries/last-shown.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { shownIfNone, shownUnlessNone } from '#web/ui/first-call/first-elements.tsx';
import { keepingLast } from '#web/ui/notices/keeping-last.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import { AnyShopLink } from '#web/wishes/adding/any-shop/any-shop-link.tsx';
import type { Route } from './+types/my-registries.ts';
import styles from './my-registries.module.css';
import { NewestRegistry } from './newest-registry.tsx';
import { RegistryCard } from './registry-card.tsx';

export const shouldRevalidate = unlessUncovered;

const BATCH = 24;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: myRegistriesTexts(siteOf(matches).lang).title, noindex: true }),
  firstCall('GET /birthregistry/mine', { query: { skip: 0, limit: BATCH } }),
];

interface Mine {
  registries: Answer<'GET /birthregistry/mine'>;
  /** Of all, also of those that are not shown. */
  total: number;
  wanted: number;
}

const lastShown = new LastShown<Mine>();

/** As many registries as the address asks for, newest first, and their total. */
export const clientLoader = keepingLast(async ({ request: { url, signal } }: Route.ClientLoaderArgs) => {
  const wanted = readCount(new URL(url).searchParams.get('show'));
  const last = lastShown.take(String(wanted));
  return { mine: last ?? (await loadMine(wanted, signal)), isFresh: last === null };
});

async function loadMine(wanted: number, signal: AbortSignal): Promise<Mine> {
  let total = 0;
  const registries = await loadPages(wanted, (query) =>
    api('GET /birthregistry/mine', {
      query,
      signal,
      onHeaders: (headers) => {
        total = Number(headers.get('X-Total-Count') ?? 0);
      },
    }),
  );
  return { registries, total: Math.max(total, registries.length), wanted };
}

function readCount(text: string | null): number {
  const count = Number(text);
  return Number.isInteger(count) && count > BATCH && count <= 10_000 ? count : BATCH;
}

/** Only the browser knows whose lists these are. */
export function loader(): null {
  return null;
}

/** Until the lists are loaded, the script in the head fills in the newest one, or shows how to begin. */
export default function MyRegistries({ loaderData }: Route.ComponentProps) {
  useOwnView(loaderData?.isFresh ?? false);
  useFreshOnReturn();
  const mine = loaderData?.mine;
  const isNone = mine?.registries.length === 0;
  return (
    <>
      {!isNone && <div {...shownUnlessNone()}>{mine ? <Registries mine={mine} /> : <Newest />}</div>}
      {(isNone || !mine) && (
        <div {...shownIfNone(!isNone)}>
          <NoRegistries />
        </div>
      )}
    </>
  );
}

function Newest() {
  const t = useTexts(myRegistriesTexts);
  return (
    <PageSkeleton cards={0}>
      <PageHeader title={t.title} lead="&nbsp;" actions={<CreateRegistry />} />
      <div className={styles.first}>
        <NewestRegistry />
      </div>
      <p className={styles.anyShop}>
        <AnyShopLink />
      </p>
    </PageSkeleton>
  );
}

function Registries({ mine }: { mine: Mine }) {
  useEffect(() => lastShown.whileShown(mine, String(mine.wanted)), [mine]);
  const { registries, total } = mine;
  const t = useTexts(myRegistriesTexts);
  const [, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <Page>
      <PageHeader title={t.title} lead={t.lead(total)} actions={<CreateRegistry />} />
      <ul className={styles.grid}>
        {registries.map((registry, index) => (
          <RegistryCard key={registry.id} registry={registry} eager={index < 3} onDeleted={revalidate} />
        ))}
      </ul>
      <p className={styles.anyShop}>
        <AnyShopLink />
      </p>
      {registries.length < total && (
        <div className={styles.more}>
          <p role="status">{t.shown(registries.length, total)}</p>
          <Button onClick={() => setSearch({ show: String(registries.length + BATCH) }, { preventScrollReset: true })}>
            {t.loadMore}
          </Button>
        </div>
      )}
    </Page>
  );
}

/** The first list is what comes next; once there is one, its gifts are. */
function CreateRegistry({ isFirst = false }) {
  const t = useTexts(myRegistriesTexts);
  return (
    <ButtonLink to={paths.newRegistry()} variant={isFirst ? 'primary' : 'secondary'} icon="plus">
      {t.create}
    </ButtonLink>
  );
}

function NoRegistries() {
  const t = useTexts(myRegistriesTexts);
  return (
    <Page className={styles.none}>
      <EmptyState
        level={1}
        drawing={<EmptyRegistryDrawing />}
        title={t.emptyTitle}
        actions={<CreateRegistry isFirst />}
      >
        <p>{t.emptyText}</p>
      </EmptyState>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(myRegistriesTexts);
  return <ErrorPage error={error} title={t.cannotLoad} />;
}
