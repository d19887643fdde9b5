import { useId } from 'react';
import { useController } from 'react-hook-form';
import { pictureTexts } from '#locales/pictures.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { ChooseButton, DropHint, dropTarget, UploadState } from '#web/pictures/upload-parts.tsx';
import type { Upload } from '#web/pictures/use-upload.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useField } from '#web/ui/form/use-field.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Spinner } from '#web/ui/waiting/spinner.tsx';
import { CatalogueButton } from './catalogue-picture/catalogue-button.tsx';
import styles from './picture-field.module.css';
import type { ShopPicture } from './scan/picture/use-shop-picture.ts';
import scanStyles from './scan/scan.module.css';

interface PictureFieldProps {
  /** The field with the stored picture's path, or null. */
  name: string;
  upload: Upload;
  /** The shop page's picture, copied into our store when the gift is saved. */
  shopPicture: ShopPicture;
  /** One's own photo, uploaded as soon as it is chosen, dropped or taken. */
  canUpload: boolean;
  hasCatalogue: boolean;
}

/** The gift's picture: one's own, or one from the catalogue. */
export function PictureField({ name, upload, shopPicture, canUpload, hasCatalogue }: PictureFieldProps) {
  const t = useTexts(wishesTexts);
  const words = useTexts(pictureTexts);
  const field = useField({ name, help: true });
  const { path, ref, choose, remove } = usePath(name, upload, shopPicture);
  const labelId = useId();
  const hasPicture = path !== null || shopPicture.isHeld;
  const isSending = upload.percent !== null;
  return (
    <fieldset
      className={styles.upload}
      aria-labelledby={labelId}
      aria-describedby={field.helpId}
      {...(canUpload && dropTarget(upload))}
    >
      <Picture path={path} preview={shopPicture.preview} alt={t.pictureAlt} className={styles.preview} />
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {t.picture}
        </span>
        <p id={field.helpId} className={styles.help}>
          {canUpload && words.help}{' '}
          {shopPicture.preview !== null && <span className={scanStyles.read}>{t.readOnPage}</span>}
        </p>
        <div className={styles.actions}>
          {canUpload && <ChooseButton upload={upload} hasPicture={hasPicture} buttonRef={ref} small />}
          {hasCatalogue && <CatalogueButton buttonRef={canUpload ? undefined : ref} onChoose={choose} />}
          {hasPicture && !isSending && (
            <Button small variant="quiet" icon="trash" onClick={remove}>
              {t.removePicture}
            </Button>
          )}
          {canUpload && !(hasPicture || isSending) && <DropHint />}
        </div>
        {shopPicture.isComing && <ShopPictureComing />}
        <UploadState upload={upload} problem={field.error} errorId={field.errorId} />
      </div>
    </fieldset>
  );
}

/** Sets the stored picture's path, ending any upload or import under way. */
function usePath(name: string, upload: Upload, shopPicture: ShopPicture) {
  const t = useTexts(wishesTexts);
  const { field } = useController({ name });
  return {
    path: typeof field.value === 'string' ? field.value : null,
    ref: field.ref,
    choose(path: string) {
      upload.cancel();
      shopPicture.drop();
      field.onChange(path);
      upload.reset(t.catalogueChosen);
    },
    remove() {
      field.onChange(null);
      shopPicture.drop();
      upload.reset(t.pictureRemoved);
    },
  };
}

function ShopPictureComing() {
  const t = useTexts(wishesTexts);
  return (
    <p className={styles.coming}>
      <Spinner size={18} />
      {t.shopPictureComing}
    </p>
  );
}
