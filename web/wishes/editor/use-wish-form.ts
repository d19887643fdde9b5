import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { createOnce } from '#web/data/idempotency/create-once.ts';
import { type CategoryChoice, createCategory } from '#web/data/registries/create-category.ts';
import type { ManagedWish } from '#web/data/registries/managed-registry.ts';
import { useUpload } from '#web/pictures/use-upload.ts';
import { changedFields } from '#web/ui/form/changed-fields.ts';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { lastDestination, usualCategory } from '#web/wishes/categories/last-destination.ts';
import { type ShopPicture, useShopPicture } from './scan/picture/use-shop-picture.ts';
import { useScan } from './scan/use-scan.ts';
import { type AskPage, fetchedPage } from './scan/use-shop-page-reading.ts';
import { type WishFormState, type WishValues, wishSchema, wishValuesOf } from './wish-values.ts';

interface RegistryOption {
  id: number;
  title: string;
  categories: CategoryChoice[];
}

export interface WishFormOptions {
  /** Where it may go: the first, unless another is chosen. */
  registries: readonly [RegistryOption, ...RegistryOption[]];
  /** The wish to change; if missing, a new one is created. */
  wish?: ManagedWish;
  /** The category a new wish was requested in. */
  categoryId?: number | undefined;
  /** How pages are read, if not fetched by the service. */
  ask?: AskPage;
  onSaved: (wish: ManagedWish, registry: RegistryOption) => unknown;
  /** Called once it is saved, if the person wants to add another; if missing, that is not offered. */
  onAnother?: ((wish: ManagedWish) => void) | undefined;
  /** What follows says itself that it is saved; otherwise a notice does. */
  isToldAfter?: boolean;
}

/** The form's values, its picture and its categories, and how they are saved. */
export function useWishForm(options: WishFormOptions, canUpload: boolean) {
  const { registries, wish, ask = fetchedPage } = options;
  const { registryId, registry, categories, choose, keepCategories } = useDestination(registries);
  const form = useAppForm({
    schema: wishSchema(categories.length > 0),
    defaultValues: wishValuesOf(wish, { registryId, categoryId: options.categoryId ?? usualCategory(categories) }),
  });
  // Chosen by the person, or restored from a draft.
  const chosen = useWatch({ control: form.control, name: 'registry_id' });
  if (chosen !== undefined && chosen !== registryId) choose(chosen);
  const { upload, shopPicture, hasPicture } = usePictures(form);
  const scan = useScan(form, {
    picture: shopPicture,
    hasRoomForPicture: () => (canUpload ? !hasPicture() : null),
    ask,
  });

  const { adding, addCategory } = useNewCategory(form, { registryId, categories, keepCategories });

  /** What is saved, once everything it refers to exists; null while it has no category. */
  async function complete({ new_category, shop_picture: _, registry_id: __, ...values }: WishValues) {
    // Once sending has begun, nothing is filled in any more.
    scan.stop();
    await upload.pending.current;
    await shopPicture.store();
    const category_id = new_category === '' ? values.category_id : await (adding.current ?? addCategory(new_category));
    return category_id === undefined ? null : { ...values, category_id, img_path: form.getValues('img_path') ?? null };
  }

  const { save, wantsAnother, isSaved } = useSaving(options, { registryId, registry, shopPicture }, complete);
  /** Empties what a draft had restored. */
  function startAgain() {
    form.reset();
    shopPicture.drop();
  }

  /** Its list is no longer there: it goes on another, if there is one. */
  function leaveRegistry() {
    const another = registries.find(({ id }) => id !== registryId);
    if (!another) return;
    form.setValue('registry_id', another.id);
    form.setValue('category_id', undefined);
    return another;
  }

  const { isDirty } = form.formState;
  return {
    ...{ form, upload, shopPicture, scan, categories, addCategory, save, wantsAnother, startAgain, leaveRegistry },
    hasUnsaved: () => isDirty && !isSaved(),
    findGone: () => findGone(registryId, wish),
  };
}

/** The list the wish goes on, and its categories including those created meanwhile. */
function useDestination(registries: WishFormOptions['registries']) {
  const [registryId, choose] = useState(registries[0].id);
  const [made, setMade] = useState<Record<number, CategoryChoice[]>>({});
  const registry = registries.find(({ id }) => id === registryId) ?? registries[0];
  const categories = made[registryId] ?? registry.categories;
  const keepCategories = (all: CategoryChoice[]) => setMade({ ...made, [registryId]: all });
  return { registryId, registry, categories, choose, keepCategories };
}

/** Creates categories on the chosen list; `adding` is the one under way. */
function useNewCategory(
  form: WishFormState,
  { registryId, categories, keepCategories }: Omit<ReturnType<typeof useDestination>, 'registry' | 'choose'>,
) {
  const adding = useRef<Promise<number>>(null);

  /** Creates a category and chooses it. It is named at once: saving meanwhile waits for it. */
  async function addCategory(label: string): Promise<number> {
    form.setValue('new_category', label, { shouldValidate: true });
    adding.current = createAndChoose(label);
    try {
      return await adding.current;
    } finally {
      adding.current = null;
    }
  }

  /** One that has appeared meanwhile is used as is. */
  async function createAndChoose(label: string): Promise<number> {
    const { chosen, all } = await createCategory(registryId, label, categories);
    // The select can only show a value whose option exists.
    flushSync(() => keepCategories(all));
    form.setValue('new_category', '');
    form.clearErrors('new_category');
    form.setValue('category_id', chosen.id, { shouldDirty: true, shouldValidate: true });
    return chosen.id;
  }

  return { adding, addCategory };
}

/** One's own picture, or the shop's. */
function usePictures(form: WishFormState) {
  const shopPicture = useShopPicture(form);
  const upload = useUpload('item', ({ image_path }) => {
    shopPicture.drop();
    form.setValue('img_path', image_path, { shouldDirty: true, shouldValidate: true });
  });
  const hasPicture = () =>
    Boolean(form.getValues('img_path') || form.getValues('shop_picture') || upload.pending.current);
  return { upload, shopPicture, hasPicture };
}

/** Saves the wish, once, and moves on; does nothing if there is nothing complete to save. */
function useSaving(
  { wish, onSaved, onAnother, isToldAfter }: WishFormOptions,
  { registryId, registry, shopPicture }: { registryId: number; registry: RegistryOption; shopPicture: ShopPicture },
  complete: (values: WishValues) => Promise<WishBody | null>,
) {
  const t = useTexts(wishesTexts);
  const isSaved = useRef(false);
  const another = useRef(false);

  async function save(values: WishValues) {
    // The next page is loading.
    if (isSaved.current) return;
    const body = await complete(values);
    if (!body) return;
    const saved = await saveWish(body, wish);
    isSaved.current = true;
    lastDestination.keep({ registryId, categoryId: saved.category_id });
    if (!isToldAfter) tell(wish ? t.updated : t.created);
    // Not awaited: the draft is cleared before the page is left.
    if (another.current && onAnother) onAnother(saved);
    else onSaved(saved, registry);
  }

  /** In one notice, also of the picture: two would cover the gift. */
  function tell(done: string): void {
    notify({
      type: 'success',
      ...(shopPicture.isImported() ? { title: done, text: t.shopPictureImported } : { text: done }),
    });
  }

  return {
    save,
    wantsAnother: (wants: boolean) => {
      another.current = wants;
    },
    isSaved: () => isSaved.current,
  };
}

type WishBody = Omit<WishValues, 'new_category' | 'shop_picture' | 'registry_id'> & { category_id: number };

/** Which of what the gift refers to is no longer there, or no longer theirs. */
async function findGone(
  registryId: number,
  wish: ManagedWish | undefined,
): Promise<'registry' | 'rights' | 'wish' | 'category'> {
  const params = { birth_registry_id: registryId };
  const registry = await found(api('GET /birthregistry/{birth_registry_id}', { params, query: { wishes: 'none' } }));
  if (registry === null) return 'registry';
  if (registry && !('user_id' in registry)) return 'rights';
  if (wish && (await found(api('GET /wish/{wish_id}', { params: { wish_id: wish.id } }))) === null) return 'wish';
  return 'category';
}

/** Null if it is not there; undefined if that is not known. */
function found<Answer>(call: Promise<Answer>): Promise<Answer | null | undefined> {
  return call.catch((error) => (hasCode(error, 'NOT_FOUND') ? null : undefined));
}

/** Adds the wish to its category, or changes what was there before. */
function saveWish(body: WishBody, before?: ManagedWish) {
  if (!before) return createOnce('POST /wish/', body);
  return api('PUT /wish/{wish_id}', { params: { wish_id: before.id }, body: changedFields(body, before) });
}
