import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { LIMITS } from '#contract/limits.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { ApiError, isSessionEnd } from '#web/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useField } from '#web/ui/form/use-field.ts';
import { formatPercent } from '#web/ui/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useTexts } from '#web/ui/use-texts.ts';
import { PICTURE_TYPES, uploadPicture } from '#web/upload-picture.ts';
import styles from './picture-upload.module.css';

interface PictureUploadProps {
  /** The field that holds the stored picture's path, or null. */
  name: string;
  /** The upload under way, for the form to wait for; it rejects when the picture could not be stored. */
  pending: RefObject<Promise<void> | null>;
}

/** One picture, sent as soon as it is chosen, dropped or taken. */
export function PictureUpload({ name, pending }: PictureUploadProps) {
  const t = useTexts(wishesTexts);
  const field = useField(name, true);
  const { field: controlled } = useController({ name });
  const path = typeof controlled.value === 'string' ? controlled.value : null;
  const upload = useUpload(name, pending);
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const problem = upload.problem ?? field.error;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) upload.start(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) upload.start(file);
  }

  return (
    <fieldset
      className={styles.upload}
      aria-labelledby={labelId}
      aria-describedby={field.helpId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Picture path={path} alt={t.pictureAlt} className={styles.preview} />
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {t.picture}
        </span>
        <p id={field.helpId} className={styles.help}>
          {t.pictureHelp}
        </p>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          onChange={choose}
          className={styles.file}
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={styles.actions}>
          <Button
            ref={controlled.ref}
            small
            icon="image"
            loading={upload.percent !== null}
            onClick={() => input.current?.click()}
          >
            {path === null ? t.addPicture : t.editPicture}
          </Button>
          {path !== null && upload.percent === null && (
            <Button small variant="quiet" icon="trash" onClick={upload.remove}>
              {t.removePicture}
            </Button>
          )}
          {path === null && upload.percent === null && (
            <span className={classNames(styles.help, styles.drop)}>{t.dropPicture}</span>
          )}
        </div>
        {upload.percent !== null && <Progress percent={upload.percent} onCancel={upload.cancel} />}
        <p id={field.errorId} className={styles.error} role="alert">
          {problem !== undefined && (
            <>
              <Icon name="warning" size={16} />
              {problem}
            </>
          )}
        </p>
        <p className="visually-hidden" role="status">
          {upload.said}
        </p>
      </div>
    </fieldset>
  );
}

function Progress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  return (
    <div className={styles.progress}>
      <div className={styles.share}>
        <span>{t.uploading}</span>
        <span>{formatPercent(percent, language)}</span>
      </div>
      <ProgressBar value={Math.round(percent * 10) / 10} max={100} label={t.uploading} />
      <Button small variant="quiet" onClick={onCancel}>
        {t.cancelUpload}
      </Button>
    </div>
  );
}

/** The upload behind the field: how far it is, what went wrong, and what a screen reader should hear. */
function useUpload(name: string, pending: PictureUploadProps['pending']) {
  const t = useTexts(wishesTexts);
  const { setValue } = useFormContext();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, controller: AbortController) {
    try {
      const { signal } = controller;
      const { image_path } = await uploadPicture({ bucket: 'item', file, onProgress: setPercent, signal });
      setValue(name, image_path, { shouldDirty: true, shouldValidate: true });
      setSaid(t.pictureReady);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isSessionEnd(error)) setProblem(problemOf(error, t.uploadFailed));
      throw error;
    } finally {
      if (running.current === controller) {
        pending.current = null;
        setPercent(null);
      }
    }
  }
  function start(file: File) {
    running.current?.abort();
    const refusal = refuse(file, t);
    setProblem(refusal);
    setSaid('');
    if (refusal !== undefined) return;
    running.current = new AbortController();
    setPercent(0);
    pending.current = send(file, running.current);
    // It is shown here; the form hears of it when it is sent meanwhile.
    pending.current.catch(() => {});
  }
  function remove() {
    setValue(name, null, { shouldDirty: true, shouldValidate: true });
    setProblem(undefined);
    setSaid(t.pictureRemoved);
  }
  return { percent, problem, said, start, remove, cancel: () => running.current?.abort() };
}

/** Why a file need not be sent at all; the server looks inside and decides. */
function refuse(file: File, t: ReturnType<typeof wishesTexts>): string | undefined {
  if (!file.type.startsWith('image/')) return t.notAPicture;
  return file.size > LIMITS.uploadBytes ? t.pictureTooBig : undefined;
}

function problemOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.detail !== '' ? error.detail : fallback;
}
