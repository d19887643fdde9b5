import { Outlet } from 'react-router';
import { fetchTexts } from '#locales/page-texts.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import type { Route } from './+types/parents-texts.ts';

/**
 * Around the parents' pages that are there for everybody, as secured.tsx is around the others: who comes from a
 * visitors' page has not fetched them yet.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await fetchTexts(pageLanguage(), 'parents');
    return next();
  },
];

/** root.tsx tells the browser's entry. */
export const handle = { readers: 'parents' };

export default function ParentsTexts() {
  return <Outlet />;
}
