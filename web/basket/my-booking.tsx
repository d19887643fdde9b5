import { bookingTexts } from '#locales/booking.ts';
import { api } from '#web/api.ts';
import { ApiError } from '#web/api-errors.ts';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/my-booking.ts';
import { DeadLink, MyBookingView } from './my-booking-view.tsx';

/** The giver's bookings by the token of the mail; null for a token that opens nothing (any more). */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  try {
    const { token } = params;
    return await api('GET /booking/giver/{token}', { params: { token }, signal: request.signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

export function HydrateFallback() {
  return <PageSkeleton cards={2} />;
}

/** The address is the key to the page: it goes to nobody as a referrer, whichever way the page was reached. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: bookingTexts(siteOf(matches).lang).myTitle, noindex: true }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function MyBooking({ loaderData, params }: Route.ComponentProps) {
  return loaderData ? <MyBookingView bookings={loaderData.bookings} token={params.token} /> : <DeadLink />;
}
