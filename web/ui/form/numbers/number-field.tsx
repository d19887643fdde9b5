import type { ComponentProps } from 'react';
import { IconButton } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field.tsx';
import { useField } from '../use-field.ts';
import { useNumber } from './use-number.ts';

export interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  /** The step of the arrow keys and the buttons; any number may be typed. */
  step?: number;
  /** Allows decimals. */
  decimal?: boolean;
  /** Shown at the end of the field. */
  unit?: string;
  /** Labels of the buttons for less and more, for small counts. */
  stepper?: { less: string; more: string };
}

/**
 * A number as people write it (12,5 or 12.5). The value is a number; NaN if it is not one; null if empty, since
 * undefined would restore the form's default.
 */
export function NumberField({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  decimal = false,
  unit,
  stepper,
  ...props
}: NumberFieldProps) {
  const field = useField(props);
  const number = useNumber(field, { name: props.name, min, max, step });
  const input = (
    <NumberInput
      {...field.aria}
      number={number}
      name={props.name}
      inputMode={decimal ? 'decimal' : 'numeric'}
      aria-required={props.required}
    />
  );
  return (
    <FieldFrame {...props} field={field}>
      {stepper ? (
        <div className={styles.stepper}>
          <IconButton
            icon="M5 12h14"
            label={stepper.less}
            variant="secondary"
            disabled={number.isLeast}
            onClick={() => number.move(-1)}
          />
          {input}
          <IconButton
            icon="plus"
            label={stepper.more}
            variant="secondary"
            disabled={number.isMost}
            onClick={() => number.move(1)}
          />
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

type NumberInputProps = Omit<ComponentProps<'input'>, 'type'> & { number: ReturnType<typeof useNumber> };

function NumberInput({ number, ...rest }: NumberInputProps) {
  return (
    <input
      {...rest}
      ref={number.ref}
      type="text"
      autoComplete="off"
      className={classNames(control.control, styles.control)}
      value={number.text}
      onChange={(event) => number.change(event.target.value)}
      // Typing replaces the number: nobody has to delete a 0 first.
      onFocus={(event) => event.target.select()}
      onBlur={number.onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        number.move(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
