import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { id } from '#contract/entities.ts';
import { LIMITS } from '#contract/limits.ts';
import { line } from '#contract/texts.ts';
import { price, wishCreate } from '#contract/wishes.ts';
import type { ManagedWish } from '#web/data/registries/managed-registry.ts';

/**
 * What the wish form contains: the contract's wish, with a category chosen or, until it exists, named.
 * @param hasCategories whether there is a category to choose; if not, the new one's name is what is missing
 */
export function wishSchema(hasCategories: boolean) {
  return wishCreate
    .omit({ order: true })
    .extend({
      // Required as in the contract, but without aborting, so that the category is checked in the same pass.
      title: line(LIMITS.wishTitle).refine((text) => text !== '', 'REQUIRED'),
      price,
      quantity: wishCreate.shape.quantity.unwrap(),
      category_id: id.optional(),
      new_category: line(LIMITS.categoryLabel),
      /** The address of the shop's picture, copied into our store when the wish is saved. */
      shop_picture: z.string().nullable(),
      /** The list the category belongs to. */
      registry_id: id.optional(),
    })
    .refine(({ category_id, new_category }) => category_id !== undefined || new_category !== '', {
      path: [hasCategories ? 'category_id' : 'new_category'],
      error: 'REQUIRED',
      when: () => true,
    });
}

export type WishInput = z.input<ReturnType<typeof wishSchema>>;
export type WishValues = z.output<ReturnType<typeof wishSchema>>;
export type WishFormState = UseFormReturn<WishInput, unknown, WishValues>;

/** The form's initial values: a wish's, or a new one's. */
export function wishValuesOf(
  wish: ManagedWish | undefined,
  { registryId, categoryId }: { registryId: number; categoryId?: number | undefined },
): WishInput {
  return {
    registry_id: registryId,
    link: wish?.link ?? '',
    category_id: wish?.category_id ?? categoryId,
    new_category: '',
    brand: wish?.brand ?? '',
    title: wish?.title ?? '',
    price: wish?.price ?? 0,
    quantity: wish?.quantity ?? 1,
    is_favorite: wish?.is_favorite ?? false,
    description: wish?.description ?? '',
    img_path: wish?.img_path ?? null,
    shop_picture: null,
  };
}
