import type { CSSProperties } from 'react';
import { registryTexts } from '#locales/registries/registry.ts';
import filters from '#web/ui/browsing/filters.module.css';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { formatPrice } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PRICE_CEILING, PRICE_STEP, readEurosOr } from './filters.ts';
import styles from './price-range.module.css';

interface PriceRangeProps {
  min: number | null;
  max: number | null;
  onChange: (bounds: { min: number | null; max: number | null }) => void;
}

/** Two number fields and a slider with two thumbs, whose end means "and above". */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const t = useTexts(registryTexts);
  const low = Math.min(min ?? 0, PRICE_CEILING);
  const high = Math.min(max ?? PRICE_CEILING, PRICE_CEILING);
  return (
    <fieldset>
      <legend className={filters.label}>{t.price}</legend>
      <div className={filters.prices}>
        <span aria-hidden="true">{t.from}</span>
        <NumberInput name="min" label={t.priceMin} value={min} onChange={(value) => onChange({ min: value, max })} />
        <span aria-hidden="true">{t.to}</span>
        <NumberInput
          name="max"
          label={t.priceMax}
          placeholder={t.andAbove(PRICE_CEILING)}
          value={max}
          onChange={(value) => onChange({ min, max: value })}
        />
      </div>
      <div
        className={styles.slider}
        style={{ '--low': low / PRICE_CEILING, '--high': high / PRICE_CEILING } as CSSProperties}
      >
        <Thumb label={t.priceMin} value={low} onChange={(value) => onChange({ min: Math.min(value, high), max })} />
        <Thumb
          label={t.priceMax}
          value={high}
          onChange={(value) => onChange({ min, max: value === PRICE_CEILING ? null : Math.max(value, low) })}
        />
      </div>
    </fieldset>
  );
}

interface BoundProps {
  label: string;
  onChange: (value: number) => void;
}

function NumberInput({
  name,
  label,
  placeholder,
  value,
  onChange,
}: Omit<BoundProps, 'onChange'> & {
  name: string;
  placeholder?: string;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  return (
    <span className={filters.euros}>
      <input
        type="number"
        name={name}
        min={0}
        step={PRICE_STEP}
        inputMode="numeric"
        aria-label={label}
        placeholder={placeholder}
        className={classNames(control.control, filters.control)}
        value={value ?? ''}
        onChange={(event) => onChange(readEurosOr(event.target.value, null))}
      />
    </span>
  );
}

function Thumb({ label, value, onChange }: BoundProps & { value: number }) {
  const t = useTexts(registryTexts);
  const language = useLanguage();
  return (
    <input
      type="range"
      min={0}
      max={PRICE_CEILING}
      step={PRICE_STEP}
      aria-label={label}
      aria-valuetext={value === PRICE_CEILING ? t.andAbove(PRICE_CEILING) : formatPrice(value, language)}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
