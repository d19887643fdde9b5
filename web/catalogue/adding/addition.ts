import type { Answer } from '#contract/calls.ts';
import { api } from '#web/data/api.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import type { CategoryChoice } from '#web/data/registries/create-category.ts';

/** The gift an article became. */
export interface Addition {
  wish: Answer<'POST /wish/'>;
  category: CategoryChoice;
  /** It was created for this article. */
  isNewCategory: boolean;
  /** Stops fetching its picture. */
  stop: () => void;
}

/** Removes the gift again, and the category created for it unless that contains something else by now. */
export async function undoAddition({ wish, category, isNewCategory, stop }: Addition): Promise<void> {
  stop();
  await api('DELETE /wish/{wish_id}', { params: { wish_id: wish.id }, query: { newest_booking: 0 } });
  if (!isNewCategory) return;
  await api('DELETE /category/{category_id}', { params: { category_id: category.id } }).catch((error: unknown) => {
    if (isSessionEnd(error)) throw error;
  });
}
