import { Outlet, redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import { fetchTexts } from '#locales/page-texts.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import type { Route } from './+types/secured.ts';

/**
 * Private pages have a loader of the browser's alone, so the server renders what stands there until it has run. They are
 * for whoever is logged in; anybody else is led home.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    if (!isLoggedIn()) throw redirect(paths.home());
    await fetchTexts(pageLanguage(), 'parents');
    return next();
  },
];

/** root.tsx asks for the readers, session-end.ts for what is private. */
export const handle = { readers: 'parents', isPrivate: true };

export default function Secured() {
  return <Outlet />;
}
