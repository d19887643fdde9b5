import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addressIn } from '#contract/links.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { useFeature } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { clearDraft } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { LeaveQuestion } from '#web/ui/form/leave-question.tsx';
import { RestoredDraft } from '#web/ui/form/restored-draft.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSubmittable } from '#web/ui/form/use-submittable.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { CategoryField } from '#web/wishes/categories/category-field.tsx';
import { PictureField } from './picture-field.tsx';
import { RegistryField } from './registry-field.tsx';
import { useWishForm, type WishFormOptions } from './use-wish-form.ts';
import { DetailFields, LinkField, TitleField } from './wish-fields.tsx';

interface WishFormProps extends WishFormOptions {
  /** It was shared to us: its page is read at once. */
  receivedLink?: string | undefined;
  /** The key drafts are stored under. */
  draft: string;
  /** Where cancelling leads, or what it does. */
  cancel: string | (() => void | Promise<void>);
  /** The form follows one that was just sent. */
  isNext?: boolean;
}

/** The editor of wishes, for creating and changing. */
export function WishForm({ wish: opened, ...rest }: WishFormProps) {
  // One that somebody deleted meanwhile is added anew, with what was typed.
  const [isGone, setGone] = useState(false);
  const wish = isGone ? undefined : opened;
  const props = { ...rest, ...(wish && { wish }) };
  const { registries, draft } = props;
  const t = useTexts(wishesTexts);
  const canUpload = useFeature('uploadImageFeature');
  const hasCatalogue = useFeature('imageCatalogFeature');
  const canScan = useFeature('scanWishUrlFeature');
  const editing = useWishForm(props, canUpload);
  const { form, scan, upload, shopPicture } = editing;
  const { revalidate } = useRevalidator();
  useReceivedLink(props.receivedLink, (link) => {
    form.setValue('link', addressIn(link), { shouldDirty: true });
    if (canScan) scan.start(addressIn(link)).catch(reportError);
  });

  /** A category or list that is no longer there disappears from the choices; of the only list the page tells. */
  async function onGone() {
    const gone = await editing.findGone();
    if (gone === 'wish') {
      setGone(true);
      return { errorTexts: { NOT_FOUND: t.goneMeanwhile } };
    }
    // There is no other list that it could go to: what was typed stays in sight.
    if (gone === 'rights' && registries.length === 1) return { errorTexts: { NOT_FOUND: t.listLeft } };
    // The gift's own page would not be there again.
    if (gone !== 'category' || !isGone) await revalidate();
    if (gone === 'category') {
      return { errorTexts: { NOT_FOUND: t.categoryGone }, errorFields: { NOT_FOUND: 'category_id' as const } };
    }
    const another = editing.leaveRegistry();
    return another ? { errorTexts: { NOT_FOUND: t.listGone(another.title) } } : null;
  }

  return (
    <>
      <RestoredDraft draft={draft} onDiscard={editing.startAgain} />
      <Form
        form={form}
        draft={draft}
        onSubmit={editing.save}
        onGone={onGone}
        failure={wish ? t.cannotUpdate : t.cannotCreate}
        errorTexts={{ QUANTITY_BELOW_BOOKINGS: t.quantityBelowBookings }}
        errorFields={{ QUANTITY_BELOW_BOOKINGS: 'quantity' }}
      >
        <LinkField scan={scan} canScan={canScan} autoFocus={props.isNext ?? false} />
        <TitleField filled={scan.filled} />
        {registries.length > 1 && <RegistryField registries={registries} />}
        <CategoryField categories={editing.categories} onCreate={editing.addCategory} onGone={onGone} />
        <DetailFields filled={scan.filled} />
        {/* One from before can be taken away. */}
        {(canUpload || hasCatalogue || opened?.img_path) && (
          <PictureField name="img_path" {...{ upload, shopPicture, canUpload, hasCatalogue }} />
        )}
        <Buttons {...props} wantsAnother={editing.wantsAnother} />
      </Form>
      <LeaveQuestion mustAsk={() => editing.hasUnsaved() && isLoggedIn()} onLeave={() => clearDraft(draft)} />
    </>
  );
}

interface ButtonsProps extends Pick<WishFormProps, 'wish' | 'onAnother' | 'cancel'> {
  wantsAnother: (wants: boolean) => void;
}

/** Saves; saves and continues with another; cancels. */
function Buttons({ wish, onAnother, cancel, wantsAnother }: ButtonsProps) {
  const t = useTexts(wishesTexts);
  const { isOff } = useSubmittable();
  return (
    <SubmitButton
      onClick={() => wantsAnother(false)}
      beside={
        <>
          {onAnother && (
            <Button type="submit" aria-disabled={isOff} onClick={() => wantsAnother(true)}>
              {t.addAnother}
            </Button>
          )}
          <Cancel cancel={cancel} />
        </>
      }
    >
      {wish ? t.save : t.add}
    </SubmitButton>
  );
}

function Cancel({ cancel }: Pick<WishFormProps, 'cancel'>) {
  const t = useTexts(wishesTexts);
  // Going back takes as long as the page there: a second press would go back twice.
  const { isBusy, start } = useAction(async () => typeof cancel === 'string' || cancel());
  return typeof cancel === 'string' ? (
    <ButtonLink to={cancel} variant="quiet">
      {t.cancel}
    </ButtonLink>
  ) : (
    <Button variant="quiet" loading={isBusy} onClick={start}>
      {t.cancel}
    </Button>
  );
}

/** Once, when the form is ready and a draft has been restored. */
function useReceivedLink(link: string | undefined, onLink: (link: string) => void) {
  const open = useEffectEvent(() => {
    if (link) onLink(link);
  });
  useEffect(() => open(), []);
}
