import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, isDraftDue, onDraftsRemoved, readDraft, writeDraft, writeDraftSoon } from '#web/ui/form/drafts.ts';
import { changedFields } from './changed-fields.ts';

/**
 * Stores what is changed in a form under `key` until `clear` is called (after success), and restores it when the form
 * is opened again. Returns `clear`. `Form` does all this for its `draft` key.
 */
export function useDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  key: string | undefined,
): () => void {
  const isDone = useRef(false);
  const clear = useCallback(() => {
    isDone.current = true;
    if (key !== undefined) clearDraft(key);
  }, [key]);
  useEffect(() => {
    if (key === undefined) return;
    isDone.current = false;
    const draft = readDraft(key);
    if (draft) {
      form.reset({ ...form.getValues(), ...draft } as Values, { keepDefaultValues: true, keepErrors: true });
    }
    let isTyped = draft !== null;
    const save = () => writeDraft(key, changedFields(form.getValues(), form.formState.defaultValues ?? {}));
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDone.current) return;
        isTyped = isDirty !== false;
        // Back at the initial values: there is nothing to keep.
        if (isTyped) writeDraftSoon(key, save);
        else clearDraft(key);
      },
    });
    const saveNow = () => isDraftDue(key) && save();
    window.addEventListener('pagehide', saveNow);
    const stopListening = onDraftsRemoved((where) => {
      // Whoever logs out here leaves nothing, not even the last keys. Where another tab has, what this one still shows is
      // not lost to whoever goes on here.
      if (where === 'here') clear();
      else if (isTyped && !isDone.current) save();
    });
    return () => {
      stop();
      stopListening();
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [form, key, clear]);
  return clear;
}
