import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import type { registryCreate, registryUpdate } from '#contract/registries.ts';
import { zipCodeFits, zipCodeMessage } from '#contract/zip-codes.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/accounts.ts';
import { registries } from '../database/schema/registries.ts';
import { refuseBeyondQuota } from '../http/limits/quotas.ts';
import { invalid, problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { writtenRow } from '../http/written-row.ts';
import { lockRegistry, managedBy, ownedBy } from '../registries/access.ts';
import { addBabies, changeBabies } from '../registries/babies/save-babies.ts';
import { ofRegistry } from '../registries/queries.ts';
import { refuseForeignPictures } from '../wishes/usable-pictures.ts';

const REFUSALS = {
  birth_registries_image_path_pictures_image_path_fk: () => invalid('image_path', 'UNKNOWN_PICTURE'),
  birth_registries_thumbnail_path_pictures_thumbnail_path_fk: () => invalid('thumbnail_path', 'UNKNOWN_PICTURE'),
};

/**
 * Creates a registry with its babies and returns its id.
 * @throws 422 for a picture that is not the user's, or one registry too many
 */
export async function createRegistry(
  tx: Database,
  input: z.output<typeof registryCreate>,
  user: SessionUser,
): Promise<number> {
  // One creation per account at a time, so that its registries can be counted.
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), isNull(users.deletedAt)))
    .for('no key update');
  if (!owner) throw problem('INVALID_CREDENTIALS');
  await refuseBeyondQuota(tx, {
    table: registries,
    withDeleted: eq(registries.userId, user.id),
    present: ownedBy(user),
    most: LIMITS.listsPerAccount,
  });
  const { babies, type, second_owner_mail: _, ...fields } = input;
  await refuseForeignPictures(tx, user, fields);
  const row = await writtenRow(
    tx
      .insert(registries)
      .values({ ...columnsOf(fields), type, userId: user.id })
      .returning({ id: registries.id }),
    REFUSALS,
  );
  await addBabies(tx, row.id, babies);
  return row.id;
}

/**
 * Changes a registry the user manages; absent fields are left alone.
 * @throws NOT_FOUND; 422 for a picture that is not the user's, a zip code of another country, or babies as in
 * `changeBabies`
 */
export async function updateRegistry(
  tx: Database,
  id: number,
  input: z.output<typeof registryUpdate>,
  user: SessionUser,
): Promise<void> {
  await lockRegistry(tx, and(ofRegistry(id), managedBy(user)));
  const { babies, second_owner_mail: _, ...fields } = input;
  await refuseForeignPictures(tx, user, fields);
  const changes = Object.entries(columnsOf(fields)).filter(([, value]) => value !== undefined);
  if (changes.length > 0) {
    const update = tx.update(registries).set(Object.fromEntries(changes)).where(ofRegistry(id));
    const changed = await writtenRow(update.returning(ADDRESS), REFUSALS);
    if (fields.address_zip_code ?? fields.address_country) refuseForeignZipCode(changed);
  }
  if (babies) await changeBabies(tx, id, babies);
}

const ADDRESS = { address_zip_code: registries.addressZipCode, address_country: registries.addressCountry };

/** A change may contain only one of the two. */
function refuseForeignZipCode(address: Pick<z.output<typeof registryCreate>, keyof typeof ADDRESS>): void {
  if (!zipCodeFits(address)) throw invalid('address_zip_code', zipCodeMessage(address.address_country));
}

type Fields = Omit<z.output<typeof registryUpdate>, 'babies' | 'second_owner_mail'>;

/** The columns for the contract's fields; absent ones stay undefined. */
function columnsOf<Input extends Fields>(fields: Input) {
  return {
    title: fields.title as Input['title'],
    description: fields.description,
    isPrivate: fields.is_private,
    imagePath: fields.image_path,
    thumbnailPath: fields.thumbnail_path,
    addressOwner: fields.address_owner as Input['address_owner'],
    addressFirstLine: fields.address_first_line as Input['address_first_line'],
    addressSecondLine: fields.address_second_line,
    addressCity: fields.address_city as Input['address_city'],
    addressZipCode: fields.address_zip_code as Input['address_zip_code'],
    addressRegion: fields.address_region,
    addressCountry: fields.address_country as Input['address_country'],
    addressIsPrivate: fields.address_is_private,
    eventDate: fields.event_date as Input['event_date'],
    eventDateIsPrivate: fields.event_date_is_private,
    cashPool: fields.cash_pool,
  };
}
