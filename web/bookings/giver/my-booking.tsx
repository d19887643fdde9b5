import type { Api } from '#contract/calls.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { api, apiFrom } from '#web/data/api.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { useFreshOnReturn } from '#web/data/fresh-on-return.ts';
import { keepingLast } from '#web/ui/notices/keeping-last.ts';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { fetchGiversTexts, GIVERS } from '#web/ui/texts/givers.ts';
import type { Route } from './+types/my-booking.ts';
import { DeadLink, MyBookingView } from './my-booking-view.tsx';

export const shouldRevalidate = unlessUncovered;

export const clientMiddleware = [fetchGiversTexts];
export const handle = GIVERS;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return findBookings(apiFrom(context), params.token, request.signal);
}

/** Loads the bookings again in the browser, after a change. */
export const clientLoader = keepingLast(({ params, request }: Route.ClientLoaderArgs) =>
  findBookings(api, params.token, request.signal),
);

/** The giver's bookings by the mail's token; null for a token that opens nothing (any more). */
async function findBookings(call: Api, token: string, signal: AbortSignal) {
  try {
    return await call('GET /booking/giver/{token}', { params: { token }, signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

/** The address is the key to this page: it must not leak as a referrer, however the page was reached. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: bookingsTexts(siteOf(matches).lang).myTitle, noindex: true }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function MyBooking({ loaderData, params }: Route.ComponentProps) {
  useFreshOnReturn();
  return loaderData ? <MyBookingView bookings={loaderData.bookings} token={params.token} /> : <DeadLink />;
}
