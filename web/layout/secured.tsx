import { Outlet, redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import { isLoggedIn } from '#web/session/session.ts';
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

/** session-end.ts asks for it. */
export const handle = { isPrivate: true };

export default function Secured() {
  return <Outlet />;
}
