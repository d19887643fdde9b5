import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useController } from 'react-hook-form';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { useFeature } from '#web/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CoverDrawing } from '#web/ui/drawings/cover.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { useField } from '#web/ui/form/use-field.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './cover-field.module.css';

const CoverPicker = lazy(() => import('./cover-picker.tsx'));

/** The registry's cover: how it looks, and a dialog to choose another. Absent where neither library nor upload is offered. */
export function CoverField() {
  const t = useTexts(registryEditorTexts);
  const hasLibrary = useFeature('imageCatalogFeature');
  const hasUpload = useFeature('uploadImageFeature');
  const field = useField('image_path', true);
  const { field: image } = useController({ name: 'image_path' });
  const { field: thumbnail } = useController({ name: 'thumbnail_path' });
  const [isOpen, setOpen] = useState(false);
  const path = typeof image.value === 'string' ? image.value : null;
  const small = typeof thumbnail.value === 'string' ? thumbnail.value : null;
  if (!(hasLibrary || hasUpload)) return null;

  function choose(cover: { image_path: string; thumbnail_path: string } | null) {
    image.onChange(cover?.image_path ?? null);
    thumbnail.onChange(cover?.thumbnail_path ?? null);
    setOpen(false);
  }

  return (
    <fieldset className={styles.cover} aria-describedby={field.helpId}>
      <legend className={styles.label}>{t.cover}</legend>
      <p id={field.helpId} className={styles.help}>
        {helpOf(t, hasLibrary, hasUpload)}
      </p>
      <Picture
        path={path}
        alt={t.coverPreview}
        ratio="8 / 3"
        fit="cover"
        width={640}
        height={240}
        placeholder={<CoverDrawing />}
        className={styles.preview}
      />
      <div className={styles.actions}>
        <Button ref={image.ref} small icon="image" onClick={() => setOpen(true)}>
          {path === null ? t.coverChoose : t.coverChange}
        </Button>
        {path !== null && (
          <Button small variant="quiet" icon="trash" onClick={() => choose(null)}>
            {t.coverRemove}
          </Button>
        )}
      </div>
      <FieldError id={field.errorId} error={field.error} />
      {isOpen &&
        // Outside the form's element: Enter on a picture must not send the form.
        createPortal(
          <Suspense>
            <CoverPicker
              cover={path === null ? null : { image_path: path, thumbnail_path: small ?? path }}
              hasLibrary={hasLibrary}
              hasUpload={hasUpload}
              onChoose={choose}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </fieldset>
  );
}

function helpOf(t: ReturnType<typeof registryEditorTexts>, hasLibrary: boolean, hasUpload: boolean): string {
  if (hasLibrary && hasUpload) return t.coverHelp;
  return hasLibrary ? t.coverLibraryHelp : t.coverUploadHelp;
}
