import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import filters from '#web/ui/browsing/filters.module.css';
import { FiltersButton } from '#web/ui/browsing/filters-button.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import styles from './browse-bar.module.css';
import { ALL, type Browsing, browsingPath, countChoices, isAtLeast } from './browsing.ts';
import { usePausedTyping } from './use-paused-typing.ts';

const FilterSheet = later(async () => (await import('#web/ui/browsing/filter-sheet.tsx')).FilterSheet);

interface BrowseBarProps {
  browsing: Browsing;
  total: number | null;
  search: (text: string) => unknown;
  /** Nothing was found since it could not be asked: the same words ask again. */
  hasFailed: boolean;
  /** Shop and price. */
  children: ReactNode;
}

/**
 * The search, and the filters that fold into a sheet on a phone. Underneath it is a plain form that works without
 * scripts.
 */
export function BrowseBar({ browsing, total, search, hasFailed, children }: BrowseBarProps) {
  const t = useTexts(catalogueTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { revalidate } = useRevalidator();
  const { settle, field } = usePausedTyping(browsing.text, search);
  return (
    <search>
      <form
        action={paths.catalogue()}
        className={styles.form}
        onSubmit={async (event) => {
          event.preventDefault();
          settle();
          // Closes a phone's keyboard to make room for the results.
          field.ref.current?.blur();
          if (hasFailed) await revalidate();
        }}
      >
        {browsing.category && <input type="hidden" name="category" value={browsing.category} />}
        <SearchField field={field} />
        {/* With several fields and no button, Enter would do nothing. */}
        <button type="submit" tabIndex={-1} className="visually-hidden">
          {t.submit}
        </button>
        <div className={styles.folded}>{children}</div>
        <FiltersButton
          texts={t}
          count={countChoices({ ...browsing, text: '', category: null })}
          className={styles.toggle}
          onOpen={() => setOpen(true)}
        />
        <noscript>
          <button type="submit" className={filters.submit}>
            {t.submit}
          </button>
        </noscript>
      </form>
      {isOpen && (
        <FilterSheet
          title={t.filters}
          show={total ? t.show(total, isAtLeast(browsing, total)) : t.filters}
          onShow={close}
          onClose={close}
          beside={<ButtonLink to={browsingPath(ALL)}>{t.clear}</ButtonLink>}
        >
          {children}
        </FilterSheet>
      )}
    </search>
  );
}

function SearchField({ field }: Pick<ReturnType<typeof usePausedTyping>, 'field'>) {
  const t = useTexts(catalogueTexts);
  return (
    <label className={styles.search}>
      <span className="visually-hidden">{t.search}</span>
      <Icon name="search" />
      <input
        {...field}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        // SEARCH_QUERY_MAX in contract/limits.ts, which would bring the forms along.
        maxLength={255}
        placeholder={t.searchExample}
        className={classNames(control.control, styles.input)}
      />
    </label>
  );
}
