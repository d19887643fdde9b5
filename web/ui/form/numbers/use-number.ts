import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useLanguage } from '#web/ui/texts/language.ts';
import type { useField } from '../use-field.ts';

interface Bounds {
  name: string;
  min: number;
  max: number;
  step: number;
}

/** The number of the form and the text that stands for it. */
export function useNumber({ control }: ReturnType<typeof useField>, { name, min, max, step }: Bounds) {
  const comma = useLanguage() !== 'en';
  const { field } = useController({ name, control });
  const value: unknown = field.value;
  const [text, setText] = useState(() => write(value, comma));
  useEffect(() => {
    // The form was filled from outside: a draft, a reset, a scanned shop page.
    setText((shown) => (Object.is(read(shown), value) ? shown : write(value, comma)));
  }, [value, comma]);
  function change(next: string) {
    setText(next);
    field.onChange(read(next));
  }
  function move(steps: number) {
    const from = typeof value === 'number' && !Number.isNaN(value) ? value : min;
    change(write(Math.min(max, Math.max(min, Math.round((from + steps * step) * 100) / 100)), comma));
  }
  return { text, change, move, ref: field.ref, onBlur: field.onBlur };
}

function read(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F€]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^-?\d*\.?\d*$/.test(plain) ? Number.parseFloat(plain) : Number.NaN;
}

/** Whole numbers as they are, others with two decimals: 49,90. */
function write(value: unknown, comma: boolean): string {
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  const text = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return comma ? text.replace('.', ',') : text;
}
