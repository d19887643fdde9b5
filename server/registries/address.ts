import type * as z from 'zod';
import type { registryAddress } from '#contract/entities.ts';
import { registries } from '../database/schema/registries.ts';

/**
 * Where the gifts of a registry are sent, and who may read it. Its managers see all of it (`presentListedRegistry`),
 * and so does who reads the mail after a booking (bookings/mails). Tests: who sees it, registries-with-wishes.test.ts;
 * what the basket shows, registries.test.ts; what only a mail opens, bookings/giver/unreached-givers.test.ts.
 */
export const addressColumns = {
  addressOwner: registries.addressOwner,
  addressFirstLine: registries.addressFirstLine,
  addressSecondLine: registries.addressSecondLine,
  addressCity: registries.addressCity,
  addressZipCode: registries.addressZipCode,
  addressRegion: registries.addressRegion,
  addressCountry: registries.addressCountry,
};

type AddressRow = Pick<
  typeof registries.$inferSelect,
  'id' | 'title' | 'addressIsPrivate' | keyof typeof addressColumns
>;

/** In full if the parents allow it, or for a giver who came by a mailed link; otherwise only name, town and country. */
export function presentAddress(row: AddressRow, { isMailed = false } = {}): z.input<typeof registryAddress> {
  const shown = isMailed || !row.addressIsPrivate;
  return {
    id: row.id,
    title: row.title,
    address_owner: row.addressOwner,
    address_first_line: shown ? row.addressFirstLine : null,
    address_second_line: shown ? row.addressSecondLine : null,
    address_city: row.addressCity,
    address_zip_code: shown ? row.addressZipCode : null,
    address_region: shown ? row.addressRegion : null,
    address_country: row.addressCountry,
  };
}
