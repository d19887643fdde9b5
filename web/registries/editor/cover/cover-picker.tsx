import { useState } from 'react';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { useUpload } from '#web/pictures/use-upload.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Choices, LibraryState } from './cover-choices.tsx';
import styles from './cover-picker.module.css';
import { CoverUpload } from './cover-upload.tsx';
import { type Cover, useLibrary } from './use-library.ts';

interface CoverPickerProps {
  /** The registry's current cover. */
  cover: Cover | null;
  hasLibrary: boolean;
  hasUpload: boolean;
  onChoose: (cover: Cover) => void;
  onClose: () => void;
}

/** A dialog to choose the registry's cover: one's own photo, or a picture from the library. */
export function CoverPicker({ cover, hasLibrary, hasUpload, onChoose, onClose }: CoverPickerProps) {
  const t = useTexts(registryEditorTexts);
  const library = useLibrary(hasLibrary);
  const [chosen, setChosen] = useState(cover);
  const [own, setOwn] = useState<Cover | null>(null);
  const upload = useUpload('list-header', (picture) => {
    setOwn(picture);
    setChosen(picture);
  });
  const isBusy = upload.percent !== null;
  const isOfLibrary = library.covers?.some(({ image_path }) => image_path === cover?.image_path) ?? !hasLibrary;
  const photo = own ?? (library.state === 'loading' || isOfLibrary ? null : cover);
  const choices = [...(photo ? [photo] : []), ...(library.covers ?? [])];

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.pickerTitle}
      keepOnBackdrop={isBusy}
      footer={
        <DialogActions onCancel={onClose}>
          <Button
            variant="primary"
            disabled={chosen === null || isBusy}
            onClick={() => chosen !== null && onChoose(chosen)}
          >
            {t.pickerUse}
          </Button>
        </DialogActions>
      }
    >
      <div className={styles.picker}>
        {hasUpload && <CoverUpload upload={upload} hasPhoto={photo !== null} />}
        {choices.length > 0 && <Choices choices={choices} photo={photo} chosen={chosen} onChoose={setChosen} />}
        <LibraryState library={library} />
      </div>
    </Dialog>
  );
}
