import { useId } from 'react';
import { type FieldError, useFormContext, useFormState } from 'react-hook-form';
import { fieldMessage } from '#locales/problems.ts';
import { useLanguage } from '#web/ui/language.ts';

/** What every field has in common: its error in words, and the ids that tie label, help and error to the control. */
export function useField(name: string, hasHelp: boolean) {
  const language = useLanguage();
  const id = useId();
  const { getFieldState, register, setValue, getValues, control } = useFormContext();
  const formState = useFormState({ control, name });
  const error = messageOf(getFieldState(name, formState).error, language);
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const describedBy = [hasHelp && helpId, error !== undefined && errorId].filter(Boolean).join(' ');
  return {
    id,
    helpId,
    errorId,
    error,
    register,
    setValue,
    getValues,
    control,
    /** For the control itself. */
    aria: {
      id,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

function messageOf(error: FieldError | undefined, language: Parameters<typeof fieldMessage>[0]): string | undefined {
  if (!error) return undefined;
  if (error.type === 'server') return error.message;
  return fieldMessage(language, error.message || 'INVALID_VALUE');
}
