import { useState } from 'react';
import { paths } from '#contract/pages.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { EmptyBasket } from '#web/basket/empty-basket.tsx';
import { useBasket } from '#web/basket/use-basket.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { loadUser } from '#web/session/session.ts';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { fetchGiversTexts, GIVERS } from '#web/ui/texts/givers.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { SkeletonCards } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/summary.ts';
import { SummaryForm } from './summary-form.tsx';

export const clientMiddleware = [fetchGiversTexts];
export const handle = GIVERS;

/** Logged-in people need not type their name; if this call fails, they do. */
export async function clientLoader() {
  return { user: await loadUser().catch(() => null) };
}

/** Only the browser knows who books what: the server renders what stands above the form. */
export function loader(): null {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: bookingsTexts(siteOf(matches).lang).title, noindex: true });
}

export default function Summary({ loaderData }: Route.ComponentProps) {
  const t = useTexts(bookingsTexts);
  const { basketSize } = useBasket();
  const [isDone, setDone] = useState(false);
  useOwnView(loaderData !== null);
  if (loaderData && basketSize === 0 && !isDone) return <EmptyBasket />;
  return (
    <Page>
      <BackLink to={paths.basket()}>{t.backToBasket}</BackLink>
      <PageHeader title={t.title} lead={t.lead} />
      {loaderData && !isDone ? (
        <SummaryForm user={loaderData.user} onDone={() => setDone(true)} />
      ) : (
        <SkeletonCards cards={2} />
      )}
    </Page>
  );
}
