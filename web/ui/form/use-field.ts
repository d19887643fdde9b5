import { type ReactNode, useId } from 'react';
import { type FieldError, useFormContext } from 'react-hook-form';
import { fieldErrorTexts, fieldSentence } from '#locales/field-errors.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { useFieldError } from './use-field-error.ts';

/** What every field has in common: its error in words, and the ids that tie label, help and error to the control. */
export function useField({ name, help }: { name: string; help?: ReactNode }) {
  const sentences = useTexts(fieldErrorTexts);
  const id = useId();
  const { register, setValue, getValues, control } = useFormContext();
  const error = messageOf(useFieldError(name), sentences);
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const describedBy = [help !== undefined && helpId, error !== undefined && errorId].filter(Boolean).join(' ');
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

function messageOf(error: FieldError | undefined, sentences: ReturnType<typeof fieldErrorTexts>): string | undefined {
  if (!error) return undefined;
  if (error.type === 'server') return error.message;
  return fieldSentence(sentences, error.message || 'INVALID_VALUE');
}
