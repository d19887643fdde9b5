import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/pages.ts';
import { babiesTexts } from '#locales/registries/babies.ts';
import { api } from '#web/data/api.ts';
import { useFreshOnReturn } from '#web/data/fresh-on-return.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { useFeature } from '#web/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { keepingLast } from '#web/ui/notices/keeping-last.ts';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import rows from '#web/ui/page/rows.module.css';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/my-babies.ts';
import styles from './babies.module.css';
import { BabyList } from './baby-list.tsx';

export const shouldRevalidate = unlessUncovered;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: babiesTexts(siteOf(matches).lang).title, noindex: true });

/** An account has fewer lists than one answer can hold, including those it shares. */
export const clientLoader = keepingLast(async ({ request: { signal } }: Route.ClientLoaderArgs) => ({
  registries: await api('GET /birthregistry/mine', { signal }),
}));

/** Only the browser knows whose babies these are. */
export function loader(): null {
  return null;
}

export default function MyBabies({ loaderData }: Route.ComponentProps) {
  const t = useTexts(babiesTexts);
  useOwnView(loaderData !== null);
  useFreshOnReturn();
  if (!loaderData) return <PageSkeleton title={t.title} lead={t.lead} width="text" cards={1} />;
  if (loaderData.registries.length === 0) return <NoRegistries />;
  return (
    <Page width="text" className={rows.cards}>
      <PageHeader title={t.title} lead={t.lead} />
      {loaderData.registries.map((registry) => (
        <BabiesOfRegistry key={registry.id} registry={registry} />
      ))}
    </Page>
  );
}

/** One list with its babies; room for more if the instance has that feature on. */
function BabiesOfRegistry({ registry }: { registry: Answer<'GET /birthregistry/mine'>[number] }) {
  const hasMany = useFeature('multiBabyFeature');
  const { revalidate } = useRevalidator();
  const { id, title, babies } = registry;
  const mayAdd = (hasMany || babies.length === 0) && babies.length < LIMITS.babiesPerList;
  return (
    <Card as="section" aria-label={title} className={styles.section}>
      <BabyList
        mode="MY"
        babies={babies.map((baby) => ({ ...baby, birthregistry_title: title }))}
        registry={{ id, title }}
        mayAdd={mayAdd}
        onChanged={revalidate}
      />
    </Card>
  );
}

function NoRegistries() {
  const t = useTexts(babiesTexts);
  const create = (
    <ButtonLink to={paths.newRegistry()} variant="primary" icon="plus">
      {t.createList}
    </ButtonLink>
  );
  return (
    <Page>
      <EmptyState level={1} drawing={<EmptyRegistryDrawing />} title={t.noListTitle} actions={create}>
        <p>{t.noListText}</p>
      </EmptyState>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(babiesTexts);
  return <ErrorPage error={error} title={t.cannotLoad} />;
}
