import { bookingTexts } from '#locales/booking.ts';
import { loadUser } from '#web/session.ts';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/summary.ts';
import { SummaryForm } from './summary-form.tsx';

/** Whoever is logged in need not type their name; without an answer they do. */
export async function clientLoader() {
  return { user: await loadUser().catch(() => null) };
}

export function HydrateFallback() {
  return <PageSkeleton cards={2} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: bookingTexts(siteOf(matches).lang).title, noindex: true });
}

export default function Summary({ loaderData }: Route.ComponentProps) {
  return <SummaryForm user={loaderData.user} />;
}
