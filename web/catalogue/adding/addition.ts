import type { Answer } from '#contract/calls.ts';
import { api } from '#web/data/api.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import type { CategoryChoice } from '#web/wishes/categories/create-category.ts';

/** What an article has become. */
export interface Addition {
  wish: Answer<'POST /wish/'>;
  category: CategoryChoice;
  /** It was made for this article. */
  isNewCategory: boolean;
  /** Ends bringing its picture. */
  stop: () => void;
}

/** Takes the gift back, and the category that was made for it unless it holds something else by now. */
export async function undoAddition({ wish, category, isNewCategory, stop }: Addition): Promise<void> {
  stop();
  await api('DELETE /wish/{wish_id}', { params: { wish_id: wish.id } });
  if (!isNewCategory) return;
  await api('DELETE /category/{category_id}', { params: { category_id: category.id } }).catch((error: unknown) => {
    if (isSessionEnd(error)) throw error;
  });
}
