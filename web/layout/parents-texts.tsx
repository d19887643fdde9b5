import { Outlet } from 'react-router';
import { fetchTexts } from '#locales/page-texts.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import type { Route } from './+types/parents-texts.ts';

/**
 * Surrounds those of the parents' pages that are open to everybody, as secured.tsx surrounds the others: coming from
 * a visitors' page, their texts have not been fetched yet.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await fetchTexts(pageLanguage(), 'parents');
    return next();
  },
];

/** root.tsx passes it to the browser's entry. */
export const handle = { readers: 'parents' };

export default function ParentsTexts() {
  return <Outlet />;
}
