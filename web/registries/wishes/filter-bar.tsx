import { useEffect, useRef, useState } from 'react';
import { registryTexts } from '#locales/registries/registry.ts';
import shared from '#web/ui/browsing/filters.module.css';
import { FiltersButton } from '#web/ui/browsing/filters-button.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import styles from './filter-bar.module.css';
import { FilterFields } from './filter-fields.tsx';
import { countActive, type Filters, NO_FILTERS } from './filters.ts';
import { WishSearch } from './wish-search.tsx';

const FilterSheet = later(async () => (await import('#web/ui/browsing/filter-sheet.tsx')).FilterSheet);

interface FilterBarProps {
  /** From useFilters. */
  filters: Filters;
  applied: Filters;
  onChange: (filters: Filters) => void;
  categories: readonly { id: number; label: string }[];
  /** The parents look for what is booked, by this name; visitors for what is available. */
  bookedLabel?: string;
  /** Gifts passing the filters, and all gifts. */
  found: number;
  total: number;
}

/**
 * Search, category, price, available (or booked). On a phone everything but the search folds into a sheet. Underneath
 * it is a plain form that works without scripts.
 */
export function FilterBar({ filters, applied, onChange, categories, bookedLabel, found, total }: FilterBarProps) {
  const t = useTexts(registryTexts);
  const [sheet, setSheet] = useState<'open' | 'closed' | 'shown'>('closed');
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet === 'shown') result.current?.scrollIntoView();
  }, [sheet]);
  const active = countActive(filters);
  const folded = active - (filters.text.trim() ? 1 : 0);
  const clear = () => onChange(NO_FILTERS);
  const fields = <FilterFields {...{ filters, onChange, categories, bookedLabel }} />;
  return (
    <search className={styles.bar}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <WishSearch text={filters.text} onChange={(text) => onChange({ ...filters, text })} />
        <div className={styles.folded}>{fields}</div>
        <FiltersButton texts={t} count={folded} className={styles.toggle} onOpen={() => setSheet('open')} />
        <noscript>
          <button type="submit" className={shared.submit}>
            {t.applyFilters}
          </button>
        </noscript>
      </form>
      <div ref={result} className={styles.result} data-active={active > 0}>
        <p role="status">{countActive(applied) > 0 && t.found(found, total)}</p>
        {active > 0 && (
          <Button variant="quiet" small icon="close" onClick={clear}>
            {t.clearFilters}
          </Button>
        )}
      </div>
      {sheet === 'open' && (
        <FilterSheet
          title={t.filters}
          show={t.showGifts(found)}
          onShow={() => setSheet('shown')}
          onClose={() => setSheet('closed')}
          beside={<Button onClick={clear}>{t.clearFilters}</Button>}
        >
          {fields}
        </FilterSheet>
      )}
    </search>
  );
}
