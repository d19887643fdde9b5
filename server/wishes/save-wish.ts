import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import type { wishCreate, wishUpdate } from '#contract/wishes.ts';
import type { StoredShopLink } from '../affiliate/links/affiliate-links.ts';
import type { Database } from '../database/client.ts';
import { registries } from '../database/schema/registries.ts';
import { categories, wishes } from '../database/schema/wishes.ts';
import { refuseBeyondQuota } from '../http/limits/quotas.ts';
import { invalid, problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { writtenRow } from '../http/written-row.ts';
import { managedBy } from '../registries/access.ts';
import { findArticlesOfLinks } from './article-links/find-articles.ts';
import { type CategoryRow, findCategory } from './categories/queries.ts';
import { type WishRow, wishColumns } from './queries.ts';
import { refuseForeignPictures } from './usable-pictures.ts';

const REFUSALS = {
  wishes_img_path_pictures_image_path_fk: () => invalid('img_path', 'UNKNOWN_PICTURE'),
  wishes_booked_at_most_quantity: () => problem('QUANTITY_BELOW_BOOKINGS'),
};

/**
 * Adds a wish to a category that the caller has locked.
 * @throws 422 for a picture that is not the user's, or one wish too many
 */
export async function createWish(
  tx: Database,
  category: CategoryRow,
  input: z.output<typeof wishCreate> & StoredShopLink,
  user: SessionUser,
): Promise<WishRow> {
  await refuseForeignPictures(tx, user, input);
  const withDeleted = eq(wishes.registryId, category.registryId);
  const present = and(withDeleted, isNull(wishes.deletedAt));
  await refuseBeyondQuota(tx, { table: wishes, withDeleted, present, most: LIMITS.wishesPerList });
  const values = {
    registryId: category.registryId,
    categoryId: category.id,
    order: input.order ?? (await nextOrder(tx, category.id)),
    link: input.link,
    affiliateLink: input.affiliateLink,
    brand: input.brand,
    title: input.title,
    priceCents: cents(input.price),
    quantity: input.quantity,
    isFavorite: input.is_favorite,
    description: input.description,
    imagePath: input.img_path,
    ...(await articleOf(tx, input.link)),
  };
  return writtenRow(tx.insert(wishes).values(values).returning(wishColumns), REFUSALS);
}

/**
 * Changes a wish that the caller has locked; absent fields are left alone.
 * @throws NOT_FOUND, UNKNOWN_CATEGORY and UNKNOWN_PICTURE (422), QUANTITY_BELOW_BOOKINGS
 */
export async function updateWish(
  tx: Database,
  wish: WishRow,
  input: z.output<typeof wishUpdate> & Partial<Pick<StoredShopLink, 'affiliateLink'>>,
  user: SessionUser,
): Promise<WishRow> {
  await refuseForeignPictures(tx, user, input);
  const { category_id: categoryId = wish.categoryId } = input;
  if (categoryId !== wish.categoryId) await refuseForeignCategory(tx, categoryId, wish, user);
  const values = {
    categoryId,
    order: input.order,
    link: input.link,
    affiliateLink: input.affiliateLink,
    brand: input.brand,
    title: input.title,
    priceCents: input.price === undefined ? undefined : cents(input.price),
    quantity: input.quantity,
    isFavorite: input.is_favorite,
    description: input.description,
    imagePath: input.img_path,
    ...(await articleNow(tx, wish, input)),
  };
  return writtenRow(tx.update(wishes).set(values).where(eq(wishes.id, wish.id)).returning(wishColumns), REFUSALS);
}

/**
 * A wish stays in its registry; whether another category exists is only revealed to those who manage its registry
 * too.
 */
async function refuseForeignCategory(tx: Database, id: number, wish: WishRow, user: SessionUser): Promise<void> {
  const category = await findCategory(tx, id);
  if (category?.registryId === wish.registryId) return;
  const [managed] = await tx
    .select({ id: registries.id })
    .from(registries)
    .where(
      and(
        managedBy(user),
        inArray(registries.id, tx.select({ id: categories.registryId }).from(categories).where(eq(categories.id, id))),
      ),
    );
  throw category && managed ? invalid('category_id', 'UNKNOWN_CATEGORY') : problem('NOT_FOUND');
}

/**
 * Another link means another article; whoever changes the price, or acknowledges it, knows the article's current
 * price.
 */
async function articleNow(tx: Database, wish: WishRow, { link, price, known_price }: z.output<typeof wishUpdate>) {
  const isOther = link !== undefined && (link !== wish.link || wish.articleId === null);
  if (!isOther && known_price !== undefined) return { knownPriceCents: wish.articleId && cents(known_price) };
  const isPriceOther = price !== undefined && cents(price) !== wish.priceCents;
  return isOther || isPriceOther ? articleOf(tx, link === undefined ? wish.link : link) : {};
}

/** The catalogue's article behind a link, and its price today. */
async function articleOf(tx: Database, link: string | null) {
  const [article] = link === null ? [] : await findArticlesOfLinks(tx, [link]);
  return article ?? { articleId: null, knownPriceCents: null };
}

/** Euros with at most two decimals (checked by the contract) as whole cents. */
function cents(euros: number): number {
  return Math.round(euros * 100);
}

/** The position of a wish without an order: last in its category. */
async function nextOrder(tx: Database, categoryId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(wishes.order) })
    .from(wishes)
    .where(and(eq(wishes.categoryId, categoryId), isNull(wishes.deletedAt)));
  return (row?.last ?? -1) + 1;
}
