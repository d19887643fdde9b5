import { type RefObject, useEffect, useRef, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { pictureTexts } from '#locales/pictures.ts';
import { uiTexts } from '#locales/ui.ts';
import { ApiError, isSessionEnd } from '#web/data/api-errors.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { type Bucket, type StoredPicture, UnansweredUpload, uploadPicture } from './upload-picture.ts';

export interface Upload {
  /** The percentage sent, 0 to 100; null while nothing is being sent. */
  percent: number | null;
  /** What went wrong, in the reader's language. */
  problem: string | undefined;
  /** What a screen reader should announce. */
  said: string;
  /** Sends the chosen or dropped file, replacing any upload under way. */
  start: (files: FileList | null) => void;
  cancel: () => void;
  /** Clears the error, and announces this. */
  reset: (said: string) => void;
  /** The upload under way, for a form to await; it rejects if the picture could not be stored. */
  pending: RefObject<Promise<void> | null>;
}

/** Stores one picture at a time in a bucket. */
export function useUpload(bucket: Bucket, onStored: (picture: StoredPicture) => void): Upload {
  const t = useTexts(pictureTexts);
  const { errorText } = useTexts(uiTexts);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const running = useRef<AbortController>(null);
  const pending = useRef<Promise<void>>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, controller: AbortController) {
    try {
      onStored(await uploadPicture({ bucket, file, onProgress: setPercent, signal: controller.signal }));
      setSaid(t.ready);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isSessionEnd(error)) setProblem(reasonOf(error, t, errorText));
      throw error;
    } finally {
      if (running.current === controller) {
        pending.current = null;
        setPercent(null);
      }
    }
  }
  function reset(words: string) {
    setProblem(undefined);
    setSaid(words);
  }
  function start(files: FileList | null) {
    const [file] = files ?? [];
    if (!file) return;
    running.current?.abort();
    reset('');
    const refusal = files && files.length > 1 ? t.onlyOne : refuse(file, t);
    setProblem(refusal);
    if (refusal !== undefined) return;
    running.current = new AbortController();
    setPercent(0);
    pending.current = send(file, running.current);
    // Shown here; a form submitted meanwhile is told by the rejection.
    pending.current.catch(() => {});
  }
  return { percent, problem, said, start, reset, pending, cancel: () => running.current?.abort() };
}

/** Why a file need not be sent at all; the server looks inside and decides. */
function refuse(file: File, t: ReturnType<typeof pictureTexts>): string | undefined {
  if (!file.type.startsWith('image/')) return t.notAPicture;
  return file.size > LIMITS.uploadBytes ? t.tooBig : undefined;
}

/** The server's own words, if it gave any; those of a field, if one is wrong. A gateway that refuses has none: `ours`. */
function reasonOf(error: unknown, t: ReturnType<typeof pictureTexts>, ours: string): string {
  if (!(error instanceof ApiError) || error instanceof UnansweredUpload) return t.failed;
  const [field] = error.code === 'UNPROCESSABLE_ENTITY' ? error.errors : [];
  return field?.message ?? (error.detail || (error.status === 413 ? t.tooHeavy : ours));
}
