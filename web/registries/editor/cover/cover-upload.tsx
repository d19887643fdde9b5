import { useId } from 'react';
import { pictureTexts } from '#locales/pictures.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { ChooseButton, DropHint, dropTarget, UploadState } from '#web/pictures/upload-parts.tsx';
import type { Upload } from '#web/pictures/use-upload.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './cover-upload.module.css';

/** One's own photo, uploaded as soon as it is chosen or dropped. */
export function CoverUpload({ upload, hasPhoto }: { upload: Upload; hasPhoto: boolean }) {
  const t = useTexts(registryEditorTexts);
  const words = useTexts(pictureTexts);
  const helpId = useId();
  return (
    <fieldset className={styles.upload} {...dropTarget(upload)}>
      <legend className={styles.legend}>{t.ownPhoto}</legend>
      <div className={styles.row}>
        <ChooseButton upload={upload} hasPicture={hasPhoto} helpId={helpId} />
        <DropHint />
        <p id={helpId} className={styles.help}>
          {words.help}
        </p>
      </div>
      <UploadState upload={upload} />
    </fieldset>
  );
}
