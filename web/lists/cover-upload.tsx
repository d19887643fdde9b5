import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { listFormTexts } from '#locales/list-form.ts';
import { ApiError, isSessionEnd } from '#web/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { formatPercent } from '#web/ui/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useTexts } from '#web/ui/use-texts.ts';
import { PICTURE_TYPES, type StoredPicture, uploadPicture } from '#web/upload-picture.ts';
import styles from './cover-upload.module.css';

interface CoverUploadProps {
  /** There is one already: the button changes it. */
  hasPhoto: boolean;
  onBusy: (isBusy: boolean) => void;
  onUploaded: (picture: StoredPicture) => void;
}

/** One photo of one's own, sent as soon as it is chosen or dropped. */
export function CoverUpload({ hasPhoto, onBusy, onUploaded }: CoverUploadProps) {
  const t = useTexts(listFormTexts);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const { percent, problem, isDone, start, cancel } = useUpload(onBusy, onUploaded);

  function drop(event: DragEvent) {
    event.preventDefault();
    start(event.dataTransfer.files);
  }

  return (
    <fieldset className={styles.upload} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className={styles.legend}>{t.ownPhoto}</legend>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        className={styles.file}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          start(event.target.files);
          event.target.value = '';
        }}
      />
      <div className={styles.row}>
        <Button
          icon="image"
          loading={percent !== null}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {hasPhoto ? t.editPhoto : t.addPhoto}
        </Button>
        <p id={helpId} className={styles.help}>
          <span className={styles.drop}>{t.dropPhoto} · </span>
          {t.photoHelp}
        </p>
      </div>
      {percent !== null && (
        <div className={styles.progress}>
          <ProgressBar value={Math.round(percent * 10) / 10} max={100} label={t.uploading} />
          <span className={styles.percent}>{formatPercent(percent, language)}</span>
          <Button small variant="quiet" onClick={cancel}>
            {t.cancelUpload}
          </Button>
        </div>
      )}
      <p className={styles.error} role="alert">
        {problem !== undefined && (
          <>
            <Icon name="warning" size={16} />
            {problem}
          </>
        )}
      </p>
      <p className="visually-hidden" role="status">
        {isDone && t.uploaded}
      </p>
    </fieldset>
  );
}

/** The upload itself: how far it is and what went wrong. */
function useUpload(onBusy: (isBusy: boolean) => void, onUploaded: (picture: StoredPicture) => void) {
  const t = useTexts(listFormTexts);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    onBusy(true);
    try {
      onUploaded(
        await uploadPicture({ bucket: 'list-header', file, onProgress: setPercent, signal: controller.signal }),
      );
      setDone(true);
    } catch (error) {
      if (controller.signal.aborted || isSessionEnd(error)) return;
      setProblem(error instanceof ApiError && error.detail !== '' ? error.detail : t.uploadFailed);
    } finally {
      setPercent(null);
      onBusy(false);
    }
  }

  function start(files: FileList | null) {
    const [file] = files ?? [];
    if (!file || percent !== null) return;
    const refusal = files && files.length > 1 ? t.onlyOne : refuse(file, t);
    setProblem(refusal);
    setDone(false);
    if (refusal === undefined) send(file).catch(() => setProblem(t.uploadFailed));
  }

  return { percent, problem, isDone, start, cancel: () => running.current?.abort() };
}

/** Why a file need not be sent at all; the server looks inside and decides. */
function refuse(file: File, t: ReturnType<typeof listFormTexts>): string | undefined {
  if (!file.type.startsWith('image/')) return t.notAPicture;
  return file.size > LIMITS.uploadBytes ? t.photoTooBig : undefined;
}
