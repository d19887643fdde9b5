import { catalogueTexts } from '#locales/catalogue.ts';
import filters from '#web/ui/browsing/filters.module.css';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Counts } from '../articles.ts';
import styles from './browse-fields.module.css';
import { type Browsing, readEuros } from './browsing.ts';
import { PriceLinks } from './price-links.tsx';
import { usePausedTyping } from './use-paused-typing.ts';

/** Typing a price waits longer than typing words: nobody wants results for 1 € on the way to 150. */
const PRICE_PAUSE_MS = 800;

interface BrowseFieldsProps {
  browsing: Browsing;
  counts: Counts;
  choose: (change: Partial<Browsing>) => unknown;
}

/** Shop and price: beside the search on a wide screen, in a sheet on a phone. */
export function BrowseFields({ browsing, counts, choose }: BrowseFieldsProps) {
  const t = useTexts(catalogueTexts);
  const { shop, min, max } = browsing;
  const shops = counts.shops.map((each) => each.shop).sort((one, other) => one.localeCompare(other, 'fr'));
  return (
    <div className={styles.fields}>
      <label>
        <span className={filters.label}>{t.shop}</span>
        <select
          name="shop"
          className={classNames(control.control, filters.control)}
          value={shop ?? ''}
          onChange={(event) => choose({ shop: event.target.value || null })}
        >
          <option value="">{t.allShops}</option>
          {(shop === null || shops.includes(shop) ? shops : [shop, ...shops]).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend className={filters.label}>{t.price}</legend>
        <div className={filters.prices}>
          <span aria-hidden="true">{t.from}</span>
          <Bound name="min" label={t.priceMin} euros={min} onChange={(euros) => choose({ min: euros })} />
          <span aria-hidden="true">{t.to}</span>
          <Bound name="max" label={t.priceMax} euros={max} onChange={(euros) => choose({ max: euros })} />
        </div>
      </fieldset>
      <PriceLinks browsing={browsing} />
    </div>
  );
}

interface BoundProps {
  name: 'min' | 'max';
  label: string;
  euros: number | null;
  onChange: (euros: number | null) => unknown;
}

function Bound({ name, label, euros, onChange }: BoundProps) {
  const { settle, field } = usePausedTyping(
    euros === null ? '' : String(euros),
    (text) => onChange(readEuros(text)),
    PRICE_PAUSE_MS,
  );
  return (
    <span className={filters.euros}>
      <input
        {...field}
        type="number"
        name={name}
        min={0}
        step="any"
        inputMode="decimal"
        aria-label={label}
        className={classNames(control.control, filters.control)}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </span>
  );
}
