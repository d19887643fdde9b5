import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { addressIn } from '#contract/links.ts';
import { wishesTexts } from '#locales/wishes.ts';
import type { ManagedWish } from '#web/data/registries/managed-registry.ts';
import { useUpload } from '#web/pictures/use-upload.ts';
import { clearDraft } from '#web/session/drafts.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { useFeature } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { LeaveQuestion } from '#web/ui/form/leave-question.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { CategoryField } from '#web/wishes/categories/category-field.tsx';
import { type CategoryChoice, createCategory } from '#web/wishes/categories/create-category.ts';
import { lastDestination, usualCategory } from '#web/wishes/categories/last-destination.ts';
import { PictureField } from './picture-field.tsx';
import { RegistryField } from './registry-field.tsx';
import { useShopPicture } from './scan/picture/use-shop-picture.ts';
import { useScan } from './scan/use-scan.ts';
import { type AskPage, fetchedPage } from './scan/use-shop-page-reading.ts';
import { DetailFields, LinkField, TitleField } from './wish-fields.tsx';
import { saveWish, valuesOf, type WishFormState, type WishValues, wishSchema } from './wish-values.ts';

interface RegistryChoice {
  id: number;
  title: string;
  categories: CategoryChoice[];
}

interface WishFormProps {
  /** Where it may go: the first, unless another is chosen. */
  registries: readonly [RegistryChoice, ...RegistryChoice[]];
  /** The wish to change; without it a new one is made. */
  wish?: ManagedWish;
  /** The category in which a new wish was asked for. */
  categoryId?: number | undefined;
  /** What was shared to us: its page is read at once. */
  sharedLink?: string | undefined;
  /** Under which name what is typed is kept. */
  draft?: string;
  /** How pages are read, where they are not fetched by the service. */
  ask?: AskPage;
  /** Where cancelling leads, or what it does. */
  cancel: string | (() => void);
  onSaved: (wish: ManagedWish, registry: RegistryChoice) => unknown;
  /** Once it is saved, where the person wants to go on with another one; without it that is not offered. */
  onAnother?: ((wish: ManagedWish) => void) | undefined;
  /** The form follows one that was just sent. */
  isNext?: boolean;
}

/** The one editor of wishes, for new ones and for those that are there. */
export function WishForm(props: WishFormProps) {
  const { wish, registries, draft, cancel } = props;
  const t = useTexts(wishesTexts);
  const canUpload = useFeature('uploadImageFeature');
  const hasCatalogue = useFeature('imageCatalogFeature');
  const canScan = useFeature('scanWishUrlFeature');
  const { form, pictures, scan, categories, addCategory, save, wantsAnother, hasUnsaved } = useWishForm(
    props,
    canUpload,
  );
  useSharedLink(props.sharedLink, (link) => {
    form.setValue('link', addressIn(link), { shouldDirty: true });
    if (canScan) scan.start(addressIn(link)).catch(reportError);
  });

  return (
    <>
      <Form
        form={form}
        draft={draft}
        onSubmit={save}
        failure={wish ? t.cannotUpdate : t.cannotCreate}
        errorTexts={{ QUANTITY_BELOW_BOOKINGS: t.quantityBelowBookings(wish?.bookings.length ?? 0) }}
        errorFields={{ QUANTITY_BELOW_BOOKINGS: 'quantity' }}
      >
        <LinkField scan={scan} canScan={canScan} autoFocus={props.isNext ?? false} />
        <TitleField filled={scan.filled} />
        {registries.length > 1 && <RegistryField registries={registries} />}
        <CategoryField categories={categories} onCreate={addCategory} />
        <DetailFields filled={scan.filled} />
        {(canUpload || hasCatalogue) && <PictureField name="img_path" {...{ ...pictures, canUpload, hasCatalogue }} />}
        <SubmitButton
          onClick={() => wantsAnother(false)}
          beside={
            <>
              {props.onAnother && (
                <Button type="submit" icon="plus" onClick={() => wantsAnother(true)}>
                  {t.addAnother}
                </Button>
              )}
              <Cancel cancel={cancel} />
            </>
          }
        >
          {wish ? t.save : t.add}
        </SubmitButton>
      </Form>
      <LeaveQuestion
        mustAsk={() => hasUnsaved() && isLoggedIn()}
        onLeave={() => draft !== undefined && clearDraft(draft)}
      />
    </>
  );
}

function Cancel({ cancel }: Pick<WishFormProps, 'cancel'>) {
  const t = useTexts(wishesTexts);
  return typeof cancel === 'string' ? (
    <ButtonLink to={cancel} variant="quiet">
      {t.cancel}
    </ButtonLink>
  ) : (
    <Button variant="quiet" onClick={cancel}>
      {t.cancel}
    </Button>
  );
}

/** The form's values, its picture and its categories, and how they are saved. */
function useWishForm(props: WishFormProps, canUpload: boolean) {
  const { registries, wish, onSaved, onAnother, ask = fetchedPage } = props;
  const [registryId, setRegistryId] = useState(registries[0].id);
  const [made, setMade] = useState<Record<number, CategoryChoice[]>>({});
  const registry = registries.find(({ id }) => id === registryId) ?? registries[0];
  const categories = made[registryId] ?? registry.categories;
  const form = useAppForm({
    schema: wishSchema(categories.length > 0),
    defaultValues: valuesOf(wish, { registryId, categoryId: props.categoryId ?? usualCategory(categories) }),
  });
  // The person chose it, or a draft that was put back.
  const chosen = useWatch({ control: form.control, name: 'registry_id' });
  if (chosen !== undefined && chosen !== registryId) setRegistryId(chosen);
  const { upload, shopPicture, hasPicture } = usePictures(form);
  const scan = useScan(form, {
    picture: shopPicture,
    hasRoomForPicture: () => (canUpload ? !hasPicture() : null),
    ask,
  });
  const { isDirty } = form.formState;
  const isSaved = useRef(false);
  const another = useRef(false);

  /** Creates a category and chooses it; one that has appeared elsewhere meanwhile is taken as it is. */
  async function addCategory(label: string): Promise<number> {
    const { chosen, all } = await createCategory(registryId, label, categories);
    // The select can only show a value whose option is there.
    flushSync(() => setMade({ ...made, [registryId]: all }));
    form.setValue('new_category', '');
    form.clearErrors('new_category');
    form.setValue('category_id', chosen.id, { shouldDirty: true, shouldValidate: true });
    return chosen.id;
  }

  async function save({ new_category, shop_picture: _, registry_id: __, ...values }: WishValues) {
    // The next page is on its way.
    if (isSaved.current) return;
    // What is sent now is not filled in any more.
    scan.stop();
    await upload.pending.current;
    await shopPicture.store();
    const category_id = new_category === '' ? values.category_id : await addCategory(new_category);
    if (category_id === undefined) return;
    const saved = await saveWish({ ...values, category_id, img_path: form.getValues('img_path') ?? null }, wish?.id);
    isSaved.current = true;
    lastDestination.keep({ registryId, categoryId: saved.category_id });
    // Not awaited: the draft is cleared before the page is left.
    if (another.current && onAnother) onAnother(saved);
    else onSaved(saved, registry);
  }
  const wantsAnother = (wants: boolean) => {
    another.current = wants;
  };

  const hasUnsaved = () => isDirty && !isSaved.current;
  return { form, pictures: { upload, shopPicture }, scan, categories, addCategory, save, wantsAnother, hasUnsaved };
}

/** A picture of one's own, or the shop's. */
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

/** Once, when the form is there and a draft has been put back. */
function useSharedLink(link: string | undefined, onLink: (link: string) => void) {
  const open = useEffectEvent(() => {
    if (link) onLink(link);
  });
  useEffect(() => open(), []);
}
