import { lazy, Suspense } from 'react';
import { affiliateTexts } from '#locales/affiliate.ts';
import { api } from '#web/data/api.ts';
import { loadPages } from '#web/data/load-pages.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/affiliate.ts';

// Every visitor loads the list of what routes load: of a superuser's it is short.
const AffiliateScreen = lazy(async () => ({ default: (await import('./affiliate-screen.tsx')).AffiliateScreen }));

/** More than there are shops that pay. */
const MOST_RULES = 1000;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: affiliateTexts(siteOf(matches).lang).title, noindex: true });

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [rules, networks, update] = await Promise.all([
    loadPages(MOST_RULES, (query) => api('GET /affiliate/rules', { query, signal })),
    api('GET /affiliate/networks', { signal }),
    api('GET /wish/admin/update_affiliate_links', { signal }),
  ]);
  return { rules, networks, update };
}

/** What superusers see only the browser may ask for. */
export function loader(): null {
  return null;
}

export default function Affiliate({ loaderData }: Route.ComponentProps) {
  useOwnView(loaderData !== null);
  return <Suspense fallback={<Waiting />}>{loaderData ? <AffiliateScreen {...loaderData} /> : <Waiting />}</Suspense>;
}

function Waiting() {
  const t = useTexts(affiliateTexts);
  return (
    <PageSkeleton cards={0}>
      <PageHeader title={t.title} lead={t.lead} />
    </PageSkeleton>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(affiliateTexts);
  return <ErrorPage error={error} title={t.cannotLoad} />;
}
