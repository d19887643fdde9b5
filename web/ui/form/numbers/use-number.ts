import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useLanguage } from '#web/ui/texts/language.ts';
import type { useField } from '../use-field.ts';
import { readNumber, writeNumber } from './number-text.ts';

interface Bounds {
  name: string;
  min: number;
  max: number;
  step: number;
}

/** The form's number and the text standing for it. */
export function useNumber({ control }: ReturnType<typeof useField>, { name, min, max, step }: Bounds) {
  const comma = useLanguage() !== 'en';
  const { field } = useController({ name, control });
  const value: unknown = field.value;
  const [text, setText] = useState(() => writeNumber(value, comma));
  useEffect(() => {
    // The form was filled from elsewhere: a draft, a reset, a scanned shop page.
    setText((shown) => (Object.is(readNumber(shown, comma), value) ? shown : writeNumber(value, comma)));
  }, [value, comma]);
  function change(next: string) {
    setText(next);
    field.onChange(readNumber(next, comma));
  }
  function move(steps: number) {
    const from = typeof value === 'number' && !Number.isNaN(value) ? value : min;
    change(writeNumber(Math.min(max, Math.max(min, Math.round((from + steps * step) * 100) / 100)), comma));
  }
  return { text, change, move, isLeast: value === min, isMost: value === max, ref: field.ref, onBlur: field.onBlur };
}
