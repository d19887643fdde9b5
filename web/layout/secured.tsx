import { useEffect, useRef } from 'react';
import { Outlet, redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import { fetchTexts } from '#locales/page-texts.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { clearWayBackAt, loginFor } from '#web/session/way-back.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import type { Route } from './+types/secured.ts';

/**
 * Private pages are loaded in the browser only, so the server renders placeholders. They require a login; others are
 * redirected home, or to the login if they bring something along.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    if (!isLoggedIn()) throw redirect(bringsGift(url) ? loginFor(path) : paths.home());
    clearWayBackAt(path);
    await fetchTexts(pageLanguage(), 'parents');
    return next();
  },
];

/** Whether redirecting home would lose a gift: something shared to us, or a link the gift form was opened with. */
function bringsGift({ pathname, search, searchParams }: URL): boolean {
  return pathname === paths.addWish() ? search !== '' : /\/wish\/new\/*$/.test(pathname) && searchParams.has('link');
}

/** root.tsx reads whose page it is, session-end.ts whether it is private. */
export const handle = { readers: 'parents', isPrivate: true };

export default function Secured() {
  useReloadForAnother();
  return <Outlet />;
}

/**
 * Another account has logged in in another tab: what is shown, and what forms were opened with, is not theirs. Drafts
 * keep what was typed, each for its account.
 */
function useReloadForAnother(): void {
  const { user } = useSession();
  const shownTo = useRef(user?.id);
  useEffect(() => {
    if (user && shownTo.current !== undefined && shownTo.current !== user.id) location.reload();
    shownTo.current = user?.id ?? shownTo.current;
  }, [user]);
}
