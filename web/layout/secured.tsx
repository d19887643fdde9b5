import { Outlet, redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import { fetchTexts } from '#locales/page-texts.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { arriveAt, loginFor } from '#web/session/way-back.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import type { Route } from './+types/secured.ts';

/**
 * Private pages have a loader of the browser's alone, so the server renders what stands there until it has run. They
 * are for whoever is logged in; anybody else is led home, or to the login where something was brought along.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    if (!isLoggedIn()) throw redirect(bringsGift(url) ? loginFor(path) : paths.home());
    arriveAt(path);
    await fetchTexts(pageLanguage(), 'parents');
    return next();
  },
];

/** Whether a gift would be lost at home: what was shared to us, or a link that the gift form was opened with. */
function bringsGift({ pathname, search, searchParams }: URL): boolean {
  return pathname === paths.addWish() ? search !== '' : /\/wish\/new\/*$/.test(pathname) && searchParams.has('link');
}

/** root.tsx asks for the readers, session-end.ts for what is private. */
export const handle = { readers: 'parents', isPrivate: true };

export default function Secured() {
  return <Outlet />;
}
