import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { api } from '#web/data/api.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import { useUpload } from '#web/pictures/use-upload.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import styles from './cover-picker.module.css';
import { CoverUpload } from './cover-upload.tsx';

export type Cover = Answer<'GET /s3/default_images/header'>[number];

interface CoverPickerProps {
  /** The registry's present cover. */
  cover: Cover | null;
  hasLibrary: boolean;
  hasUpload: boolean;
  onChoose: (cover: Cover) => void;
  onClose: () => void;
}

/** A dialog to choose the registry's cover: a photo of one's own, or a picture of the library. */
export default function CoverPicker({ cover, hasLibrary, hasUpload, onChoose, onClose }: CoverPickerProps) {
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
      wide
      onClose={onClose}
      title={t.pickerTitle}
      keepOnBackdrop={isBusy}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen === null || isBusy}
            onClick={() => chosen !== null && onChoose(chosen)}
          >
            {t.pickerUse}
          </Button>
        </>
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

interface ChoicesProps {
  choices: Cover[];
  /** The one among them that is a photo of the parents' own. */
  photo: Cover | null;
  chosen: Cover | null;
  onChoose: (cover: Cover) => void;
}

function Choices({ choices, photo, chosen, onChoose }: ChoicesProps) {
  const t = useTexts(registryEditorTexts);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t.chooseOne}</legend>
      {choices.map((choice, index) => (
        <Choice
          key={choice.image_path}
          cover={choice}
          label={choice === photo ? t.ownPhoto : t.libraryImage(photo ? index : index + 1)}
          isOwn={choice === photo}
          isChosen={chosen?.image_path === choice.image_path}
          onChoose={() => onChoose(choice)}
        />
      ))}
    </fieldset>
  );
}

/** What there is to say of the library while it shows no pictures. */
function LibraryState({ library }: { library: ReturnType<typeof useLibrary> }) {
  const t = useTexts(registryEditorTexts);
  if (library.state === 'loading') return <LoadingBlock label={t.loadingLibrary} />;
  if (library.state === 'failed') {
    return (
      <div className={styles.failure} role="alert">
        <p>{t.cannotLoadLibrary}</p>
        <Button small onClick={() => library.retry()}>
          {t.retry}
        </Button>
      </div>
    );
  }
  return library.covers?.length === 0 ? <p className={styles.empty}>{t.libraryEmpty}</p> : null;
}

interface ChoiceProps {
  cover: Cover;
  label: string;
  isOwn: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ cover, label, isOwn, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="cover" checked={isChosen} onChange={onChoose} aria-label={label} />
      <Picture path={cover.thumbnail_path} alt="" ratio="8 / 5" fit="cover" width={480} height={300} />
      {isOwn && <span className={styles.tag}>{label}</span>}
    </label>
  );
}

/** The pictures that everybody may choose from, loaded when the dialog opens. */
function useLibrary(isOffered: boolean) {
  const t = useTexts(registryEditorTexts);
  const [covers, setCovers] = useState<Cover[] | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(isOffered ? 'loading' : 'ready');
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState('loading');
      try {
        setCovers(await api('GET /s3/default_images/header', signal ? { signal } : {}));
        setState('ready');
      } catch (error) {
        if (signal?.aborted || isSessionEnd(error)) return;
        setState('failed');
        notify({ type: 'error', text: t.cannotLoadLibrary });
      }
    },
    [t],
  );
  useEffect(() => {
    if (!isOffered) return;
    const controller = new AbortController();
    load(controller.signal).catch(() => {});
    return () => controller.abort();
  }, [isOffered, load]);
  return { covers, state, retry: () => load() };
}
