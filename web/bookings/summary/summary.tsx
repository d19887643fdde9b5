import { paths } from '#contract/pages.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { loadUser } from '#web/session/session.ts';
import { BackLink } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/summary.ts';
import { SummaryForm } from './summary-form.tsx';

/** Whoever is logged in need not type their name; without an answer they do. */
export async function clientLoader() {
  return { user: await loadUser().catch(() => null) };
}

export function HydrateFallback() {
  const t = useTexts(bookingsTexts);
  const back = <BackLink to={paths.basket()}>{t.backToBasket}</BackLink>;
  return <PageSkeleton back={back} title={t.title} lead={t.lead} cards={2} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: bookingsTexts(siteOf(matches).lang).title, noindex: true });
}

export default function Summary({ loaderData }: Route.ComponentProps) {
  return <SummaryForm user={loaderData.user} />;
}
