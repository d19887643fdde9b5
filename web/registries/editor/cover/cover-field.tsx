import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { useFeature } from '#web/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CoverDrawing } from '#web/ui/drawings/cover.tsx';
import { FieldErrorText } from '#web/ui/form/field.tsx';
import { useField } from '#web/ui/form/use-field.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import styles from './cover-field.module.css';
import { useCover } from './use-cover.ts';
import type { Cover } from './use-library.ts';

const CoverPicker = later(async () => (await import('./cover-picker.tsx')).CoverPicker);

/**
 * The registry's cover: a preview, and a dialog to choose another. If neither library nor upload is offered, one from
 * before can be taken away; without one the field is absent.
 */
export function CoverField() {
  const t = useTexts(registryEditorTexts);
  const hasLibrary = useFeature('imageCatalogFeature');
  const hasUpload = useFeature('uploadImageFeature');
  const field = useField({ name: 'image_path', help: true });
  const { cover, hadCover, ref, change } = useCover();
  const [isOpen, setOpen] = useState(false);
  const mayChoose = hasLibrary || hasUpload;
  if (!(mayChoose || hadCover)) return null;

  function choose(chosen: Cover | null) {
    change(chosen);
    setOpen(false);
  }

  return (
    <fieldset className={styles.cover} aria-describedby={field.helpId}>
      <legend className={styles.label}>{t.cover}</legend>
      <p id={field.helpId} className={styles.help}>
        {mayChoose && helpOf(t, hasLibrary, hasUpload)}
      </p>
      <Picture
        path={cover?.image_path ?? null}
        alt={t.coverPreview}
        ratio="8 / 3"
        fit="cover"
        width={640}
        height={240}
        placeholder={<CoverDrawing />}
        className={styles.preview}
      />
      <div className={styles.actions}>
        {mayChoose && (
          <Button ref={ref} small icon="image" onClick={() => setOpen(true)}>
            {cover ? t.coverChange : t.coverChoose}
          </Button>
        )}
        {cover && (
          <Button small variant="quiet" icon="trash" onClick={() => choose(null)}>
            {t.coverRemove}
          </Button>
        )}
      </div>
      <FieldErrorText id={field.errorId} error={field.error} />
      {isOpen && (
        <OutsideTheForm {...{ cover, hasLibrary, hasUpload }} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </fieldset>
  );
}

/** Enter on a picture must not submit the form. */
function OutsideTheForm(props: ComponentProps<typeof CoverPicker>) {
  return createPortal(<CoverPicker {...props} />, document.body);
}

function helpOf(t: ReturnType<typeof registryEditorTexts>, hasLibrary: boolean, hasUpload: boolean): string {
  if (hasLibrary && hasUpload) return t.coverHelp;
  return hasLibrary ? t.coverLibraryHelp : t.coverUploadHelp;
}
