import { formsTexts } from '#locales/forms.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

/** An amount in euros. */
export function PriceField({ label, ...rest }: Omit<NumberFieldProps, 'unit' | 'decimal' | 'stepper'>) {
  const t = useTexts(formsTexts);
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
