import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { uiTexts } from '#locales/ui.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';
import { useField } from './use-field.ts';

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  /** How far the arrow keys and the buttons move; any number may be typed. */
  step?: number;
  /** Digits after the comma may be typed. */
  decimal?: boolean;
  /** Shown at the end of the field. */
  unit?: string;
  /** Buttons for less and more, with what they are called: for small counts. */
  stepper?: { less: string; more: string };
}

type Frame = Omit<Parameters<typeof FieldFrame>[0], 'ids' | 'children' | 'note'>;

/**
 * A number as people write it (12,5 or 12.5). The value is a number; NaN when it is none, null when empty: undefined would
 * bring the form's first value back.
 */
export function NumberField({
  name,
  label,
  help,
  required,
  optional,
  className,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  decimal = false,
  unit,
  stepper,
}: NumberFieldProps) {
  const field = useField(name, help !== undefined);
  const number = useNumber(field, { name, min, max, step });
  const input = (
    <input
      {...field.aria}
      ref={number.ref}
      name={name}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-required={required}
      className={classNames(control.control, styles.control)}
      value={number.text}
      onChange={(event) => number.change(event.target.value)}
      // Typing replaces the number: nobody has to remove a 0 first.
      onFocus={(event) => event.target.select()}
      onBlur={number.onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        number.move(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
  return (
    <FieldFrame {...({ label, help, required, optional, className, error: field.error } as Frame)} ids={field}>
      {stepper ? (
        <div className={styles.stepper}>
          <IconButton icon="minus" label={stepper.less} variant="secondary" onClick={() => number.move(-1)} />
          {input}
          <IconButton icon="plus" label={stepper.more} variant="secondary" onClick={() => number.move(1)} />
        </div>
      ) : (
        <div className={unit === undefined ? undefined : styles.inset}>
          {input}
          {unit !== undefined && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

type Bounds = Required<Pick<NumberFieldProps, 'min' | 'max' | 'step'>> & { name: string };

/** The number of the form and the text that stands for it. */
function useNumber({ control }: ReturnType<typeof useField>, { name, min, max, step }: Bounds) {
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

/** An amount in euros. */
export function PriceField({ label, ...rest }: Omit<NumberFieldProps, 'unit' | 'decimal' | 'stepper'>) {
  const t = useTexts(uiTexts);
  return (
    <NumberField
      {...rest}
      label={
        <>
          {label}
          <span className="visually-hidden"> {t.euros}</span>
        </>
      }
      decimal
      unit="€"
    />
  );
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
