import { type DragEvent, type Ref, useRef } from 'react';
import { pictureTexts } from '#locales/pictures.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorText } from '#web/ui/form/field.tsx';
import { ProgressBar } from '#web/ui/form/progress-bar.tsx';
import { formatPercent } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './upload-parts.module.css';
import { PICTURE_TYPES } from './upload-picture.ts';
import type { Upload } from './use-upload.ts';

/** The handlers that let an element accept a dropped file. */
export function dropTarget({ start }: Upload) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      start(event.dataTransfer.files);
    },
  };
}

interface ChooseButtonProps {
  upload: Upload;
  /** There is a picture already: the button changes it. */
  hasPicture: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  helpId?: string;
  small?: boolean;
}

/** Opens the device's own file chooser. */
export function ChooseButton({ upload, hasPicture, buttonRef, helpId, small = false }: ChooseButtonProps) {
  const t = useTexts(pictureTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        className={styles.file}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          upload.start(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        ref={buttonRef}
        small={small}
        icon="image"
        loading={upload.percent !== null}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        {hasPicture ? t.change : t.add}
      </Button>
    </>
  );
}

/** With a mouse: mentions that a file can be dropped. */
export function DropHint() {
  const t = useTexts(pictureTexts);
  return <span className={styles.drop}>{t.drop}</span>;
}

interface UploadStateProps {
  upload: Upload;
  /** Any other error of the field. */
  problem?: string | undefined;
  errorId?: string;
}

/** The progress, any error, and what a screen reader announces. */
export function UploadState({ upload, problem, errorId }: UploadStateProps) {
  const t = useTexts(pictureTexts);
  const language = useLanguage();
  const shown = upload.problem ?? problem;
  return (
    <>
      {upload.percent !== null && (
        <div className={styles.progress}>
          <ProgressBar value={Math.round(upload.percent * 10) / 10} max={100} label={t.sending} />
          <span className={styles.percent}>{formatPercent(upload.percent, language)}</span>
          <Button small variant="quiet" onClick={upload.cancel}>
            {t.stop}
          </Button>
        </div>
      )}
      <ErrorText id={errorId} role="alert" error={shown} />
      <p className="visually-hidden" role="status">
        {upload.said}
      </p>
    </>
  );
}
