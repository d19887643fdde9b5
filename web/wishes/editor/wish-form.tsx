import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressIn } from '#contract/links.ts';
import { wishesTexts } from '#locales/wishes.ts';
import type { ManagedWish } from '#web/data/registries/managed-registry.ts';
import { useUpload } from '#web/pictures/use-upload.ts';
import { clearDraft } from '#web/session/drafts.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { useFeature } from '#web/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { LeaveQuestion } from '#web/ui/form/leave-question.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { CategoryField } from '#web/wishes/categories/category-field.tsx';
import { type CategoryChoice, createCategory } from '#web/wishes/categories/create-category.ts';
import { PictureUpload } from './picture-upload.tsx';
import { useScan } from './scan/use-scan.ts';
import { useShopPicture } from './scan/use-shop-picture.ts';
import { DetailFields, LinkField, TitleField } from './wish-fields.tsx';
import { saveWish, valuesOf, type WishValues, wishSchema } from './wish-values.ts';

interface WishFormProps {
  registryId: number;
  categories: CategoryChoice[];
  /** The wish to change; without it a new one is made. */
  wish?: ManagedWish;
  /** The category in which a new wish was asked for. */
  categoryId?: number | undefined;
  /** What was shared to us: its page is read at once. */
  sharedLink?: string | undefined;
  /** Where cancelling leads. */
  backTo: string;
  onSaved: (wish: ManagedWish) => unknown;
}

/** The one editor of wishes, for new ones and for those that are there. */
export function WishForm(props: WishFormProps) {
  const { wish, backTo } = props;
  const t = useTexts(wishesTexts);
  const canUpload = useFeature('uploadImageFeature');
  const canScan = useFeature('scanWishUrlFeature');
  const { form, draft, pictures, scan, categories, addCategory, save, hasUnsaved } = useWishForm(props, canUpload);
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
        <LinkField scan={canScan ? scan : null} />
        <TitleField read={scan.known} />
        <CategoryField categories={categories} onCreate={addCategory} />
        <DetailFields read={scan.known} />
        {canUpload && <PictureUpload name="img_path" {...pictures} />}
        <SubmitButton
          beside={
            <ButtonLink to={backTo} variant="quiet">
              {t.cancel}
            </ButtonLink>
          }
        >
          {wish ? t.save : t.add}
        </SubmitButton>
      </Form>
      <LeaveQuestion mustAsk={() => hasUnsaved() && isLoggedIn()} onLeave={() => clearDraft(draft)} />
    </>
  );
}

/** The form's values, its picture and its categories, and how they are saved. */
function useWishForm({ registryId, categories: known, wish, categoryId, onSaved }: WishFormProps, canUpload: boolean) {
  const [categories, setCategories] = useState(known);
  const form = useAppForm({
    schema: wishSchema(categories.length > 0),
    defaultValues: valuesOf(wish, categoryId),
  });
  const { upload, shopPicture } = usePictures((path) =>
    form.setValue('img_path', path, { shouldDirty: true, shouldValidate: true }),
  );
  const scan = useScan(form, {
    picture: shopPicture,
    hasRoomForPicture: () => (canUpload ? !(form.getValues('img_path') || upload.pending.current) : null),
  });
  const { isDirty } = form.formState;
  const isSaved = useRef(false);
  const draft = wish ? `wish-${wish.id}` : `wish-new-${registryId}`;

  /** Creates a category and chooses it; one that has appeared elsewhere meanwhile is taken as it is. */
  async function addCategory(label: string): Promise<number> {
    const { chosen, all } = await createCategory(registryId, label, categories);
    // The select can only show a value whose option is there.
    flushSync(() => setCategories(all));
    form.setValue('new_category', '');
    form.clearErrors('new_category');
    form.setValue('category_id', chosen.id, { shouldDirty: true, shouldValidate: true });
    return chosen.id;
  }

  async function save({ new_category, ...values }: WishValues) {
    // What is sent now is not filled in any more.
    scan.stop();
    await Promise.all([upload.pending.current, shopPicture.pending.current]);
    const category_id = new_category === '' ? values.category_id : await addCategory(new_category);
    if (category_id === undefined) return;
    const saved = await saveWish({ ...values, category_id, img_path: form.getValues('img_path') ?? null }, wish?.id);
    isSaved.current = true;
    // Not awaited: the draft is cleared before the page is left.
    onSaved(saved);
  }

  const hasUnsaved = () => isDirty && !isSaved.current;
  return { form, draft, pictures: { upload, shopPicture }, scan, categories, addCategory, save, hasUnsaved };
}

/** The photo of one's own, before which the shop's stands back. */
function usePictures(onStored: (path: string) => void) {
  const shopPicture = useShopPicture(onStored);
  const upload = useUpload('item', ({ image_path }) => {
    shopPicture.stop();
    onStored(image_path);
  });
  return { upload, shopPicture };
}

/** Once, when the form is there and a draft has been put back. */
function useSharedLink(link: string | undefined, onLink: (link: string) => void) {
  const open = useEffectEvent(() => {
    if (link) onLink(link);
  });
  useEffect(() => open(), []);
}
