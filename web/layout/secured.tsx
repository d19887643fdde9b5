import { Outlet, PrefetchPageLinks, redirect } from 'react-router';
import { paths } from '#web/paths.ts';
import { isLoggedIn } from '#web/session.ts';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/secured.ts';

/** Private pages render in the browser, for whoever is logged in; anybody else is led home. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    if (!isLoggedIn()) throw redirect(paths.home());
    return next();
  },
];

/** Makes the middleware run on the first load too, and keeps the server from rendering what is private. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <PageSkeleton />;
}

export default function Secured() {
  return (
    <>
      {/* A lost connection ends the session: the login page must come without it. */}
      <PrefetchPageLinks page={paths.login()} />
      <Outlet />
    </>
  );
}
