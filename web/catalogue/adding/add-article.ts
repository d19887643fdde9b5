import type { Answer } from '#contract/calls.ts';
import { api } from '#web/data/api.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { createOnce } from '#web/data/idempotency/create-once.ts';
import { type CategoryChoice, createCategory } from '#web/data/registries/create-category.ts';
import type { Article } from '../articles.ts';
import type { Addition } from './addition.ts';
import type { ArticleDestination } from './destination.ts';

type Wish = Answer<'POST /wish/'>;

/** Turns an article into a gift; if we do not have its picture yet, that follows a little later. */
export async function addArticle(
  article: Article,
  { registryId, category }: ArticleDestination,
  categories: readonly CategoryChoice[],
): Promise<Addition> {
  const chosen =
    category.id === null ? (await createCategory(registryId, category.label, categories)).chosen : category;
  const wish = await createWish(article, chosen.id);
  const bringing = new AbortController();
  if (wish.img_path === null) bringPicture(article, wish.id, bringing.signal).catch(() => {});
  const isNewCategory = categories.every(({ id }) => id !== chosen.id);
  return { wish, category: chosen, isNewCategory, stop: () => bringing.abort() };
}

async function createWish(article: Article, category_id: number): Promise<Wish> {
  const { title, brand, price, link, description, img_path } = article;
  const body = { category_id, title, brand, price, link, description };
  try {
    return await createOnce('POST /wish/', { ...body, img_path });
  } catch (error) {
    // The shop has changed its picture since, and ours has been removed.
    const isPicture = error instanceof ApiError && error.errors.some(({ path }) => path === 'body.img_path');
    if (!isPicture || img_path === null) throw error;
    return createOnce('POST /wish/', { ...body, img_path: null });
  }
}

/** The gift is complete without it, so failures here are not reported. */
async function bringPicture({ id, img }: Article, wish_id: number, signal: AbortSignal): Promise<void> {
  const { img_path } = await api('GET /catalog/{catalog_id}', { params: { catalog_id: id }, signal });
  const path = img_path ?? (img && (await takePicture(img, signal)));
  if (path) await api('PUT /wish/{wish_id}', { params: { wish_id }, body: { img_path: path }, signal });
}

async function takePicture(img_url: string, signal: AbortSignal): Promise<string> {
  const params = { bucket_name: 'item' } as const;
  return (await api('POST /s3/upload_dist/{bucket_name}', { params, query: { img_url }, signal })).image_path;
}
