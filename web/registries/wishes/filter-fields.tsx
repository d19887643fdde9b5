import { registryTexts } from '#locales/registries/registry.ts';
import styles from '#web/ui/browsing/filters.module.css';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import own from './filter-fields.module.css';
import { type Filters, SORTS, type Sort } from './filters.ts';
import { PriceRange } from './price-range.tsx';

interface FilterFieldsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  categories: readonly { id: number; label: string }[];
  bookedLabel: string | undefined;
}

/** Everything but the search: side by side on a wide screen, stacked in a phone's sheet. */
export function FilterFields({ filters, onChange, categories, bookedLabel }: FilterFieldsProps) {
  const t = useTexts(registryTexts);
  const onlyKey = bookedLabel ? 'onlyBooked' : 'onlyAvailable';
  return (
    <>
      <label>
        <span className={styles.label}>{t.category}</span>
        <select
          name="category"
          className={classNames(control.control, styles.control)}
          value={filters.category}
          onChange={(event) => onChange({ ...filters, category: Number(event.target.value) })}
        >
          <option value={0}>{t.allCategories}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.label}
            </option>
          ))}
        </select>
      </label>
      {!bookedLabel && <SortField value={filters.sort} onChange={(sort) => onChange({ ...filters, sort })} />}
      <PriceRange min={filters.min} max={filters.max} onChange={(bounds) => onChange({ ...filters, ...bounds })} />
      <label className={own.only}>
        <input
          type="checkbox"
          name={bookedLabel ? 'booked' : 'available'}
          checked={filters[onlyKey]}
          onChange={(event) => onChange({ ...filters, [onlyKey]: event.target.checked })}
        />
        {bookedLabel ?? t.onlyAvailable}
      </label>
    </>
  );
}

function SortField({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const t = useTexts(registryTexts);
  return (
    <label>
      <span className={styles.label}>{t.sort}</span>
      <select
        name="sort"
        className={classNames(control.control, styles.control)}
        value={value}
        onChange={(event) => onChange(event.target.value as Sort)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t.sorts[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
