import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { paths } from '#contract/pages.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { bookedNow } from '#web/basket/booked-now.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { fetchGiversTexts, GIVERS } from '#web/ui/texts/givers.ts';
import type { Route } from './+types/confirmation.ts';
import { ConfirmationView } from './confirmation-view.tsx';

export const shouldRevalidate = unlessUncovered;

export const clientMiddleware = [fetchGiversTexts];
export const handle = GIVERS;

/**
 * Loads what was just booked, by the giver's token; if that fails, only the thanks show, and the mail says the rest.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const booked = bookedNow();
  if (!booked) throw redirect(paths.basket());
  const { token, email } = booked;
  if (token === null) return { token, email, bookings: [] };
  const bookings = await api('GET /booking/giver/{token}', { params: { token }, signal: request.signal }).then(
    (answer) => answer.bookings,
    (error) => (hasCode(error, 'NOT_FOUND') ? [] : null),
  );
  // All is cancelled meanwhile: whoever comes back is not thanked for it.
  if (bookings?.length === 0) throw redirect(paths.myBooking(token));
  return { token, email, bookings: bookings ?? [] };
}

/** Only the browser knows what was booked: the server renders the thanks. */
export function loader(): null {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: bookingsTexts(siteOf(matches).lang).done, noindex: true });
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  useOwnView(loaderData !== null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Whoever goes back finds the page as the browser kept it.
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && revalidate();
    addEventListener('pageshow', askAgain);
    return () => removeEventListener('pageshow', askAgain);
  }, [revalidate]);
  return <ConfirmationView booked={loaderData} />;
}
