import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import { adminTexts } from '#locales/admin.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { loadUser } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ErrorDrawing } from '#web/ui/drawings/error.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/admin.ts';
import { SCREENS } from './screens.ts';

export const shouldRevalidate = unlessUncovered;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.title ?? adminTexts(siteOf(matches).lang).title, noindex: true });

/**
 * All superuser screens in a single route, because every visitor loads the list of routes. Each screen is loaded on
 * demand; unknown paths lead home.
 */
export async function clientLoader({ params, request: { url, signal } }: Route.ClientLoaderArgs) {
  const [name = '', ...rest] = (params['*'] ?? '').split('/');
  const fetchScreen = SCREENS[name];
  if (!fetchScreen) throw redirect(paths.home());
  const user = await loadUser();
  // The server enforces superusers' rights; this only tells people.
  if (!user?.is_superuser) return { title: adminTexts(pageLanguage()).title, content: <NotForYou /> };
  const open = await fetchScreen();
  return open({ search: new URL(url).searchParams, rest, signal, language: pageLanguage() });
}

/** Only the browser may ask for what superusers see. */
export function loader(): null {
  return null;
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  useOwnView(loaderData !== null);
  return loaderData ? loaderData.content : <PageSkeleton cards={1} />;
}

function NotForYou() {
  const t = useTexts(adminTexts);
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<ErrorDrawing />}
        title={t.title}
        actions={
          <ButtonLink to={paths.home()} variant="primary">
            {t.backHome}
          </ButtonLink>
        }
      >
        <p>{t.notForYou}</p>
      </EmptyState>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(adminTexts);
  return <ErrorPage error={error} title={t.cannotLoad} />;
}
