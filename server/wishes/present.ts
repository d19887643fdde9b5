import type * as z from 'zod';
import type { publicWish, wish } from '#contract/entities.ts';
import { presentBooking, presentPublicBooking } from '../bookings/present.ts';
import type { BookingRow, PublicBookingRow } from '../bookings/queries.ts';
import type { PublicWishRow, WishRow } from './queries.ts';

/** A wish for the managers of its registry. */
export function presentWish(row: WishRow, bookings: BookingRow[] = []): z.input<typeof wish> {
  return { ...presentCommon(row), new_price: newPriceOf(row), bookings: bookings.map(presentBooking) };
}

/** A wish for visitors. */
export function presentPublicWish(row: PublicWishRow, bookings: PublicBookingRow[]): z.input<typeof publicWish> {
  return { ...presentCommon(row), bookings: bookings.map(presentPublicBooking) };
}

/** A price is news if it is neither the one the parents know nor the one on the wish. */
function newPriceOf({ articlePriceNow, knownPriceCents, priceCents }: WishRow): number | null {
  if (!articlePriceNow || knownPriceCents === null) return null;
  return articlePriceNow === knownPriceCents || articlePriceNow === priceCents ? null : articlePriceNow / 100;
}

function presentCommon(row: PublicWishRow) {
  return {
    id: row.id,
    birthregistry_id: row.registryId,
    category_id: row.categoryId,
    order: row.order,
    link: row.link,
    affiliate_link: row.affiliateLink,
    brand: row.brand,
    title: row.title,
    price: row.priceCents / 100,
    quantity: row.quantity,
    is_favorite: row.isFavorite,
    description: row.description,
    img_path: row.imagePath,
    booked: row.bookingCount > 0,
    available: row.bookingCount < row.quantity,
  };
}
