import { Outlet, PrefetchPageLinks, redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { useRest } from '#web/ui/behaviour/use-rest.ts';
import type { Route } from './+types/secured.ts';

/**
 * Private pages have a loader of the browser's alone, so the server renders what stands there until it has run. They are
 * for whoever is logged in; anybody else is led home.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    if (!isLoggedIn()) throw redirect(paths.home());
    return next();
  },
];

export default function Secured() {
  const isAtRest = useRest();
  return (
    <>
      {/* A lost connection ends the session: the login page must come without it. */}
      {isAtRest && <PrefetchPageLinks page={paths.login()} />}
      <Outlet />
    </>
  );
}
