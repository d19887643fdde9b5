import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { SEARCH_QUERY_MAX } from '#contract/limits.ts';
import { adminTexts } from '#locales/admin.ts';
import { LOCALES } from '#locales/dates.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ENTRIES_A_PAGE, type Listed, listedAt } from './listing.ts';
import styles from './listing-frame.module.css';

interface ListingFrameProps {
  listed: Listed;
  total: number;
  /** What can be searched for; if missing, there is no search. */
  searchLabel?: string;
  /** What is said if there is nothing at all; of a search without a hit, the frame says that. */
  none?: string | undefined;
  /** What to do then. */
  noneHelp?: string | undefined;
  /** Stands beside the total. */
  action?: ReactNode;
  children: ReactNode;
}

/** Surrounds a page of a listing: search above, the total, links to the other pages below. */
export function ListingFrame({ listed, total, searchLabel, none, noneHelp, action, children }: ListingFrameProps) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const format = (count: number) => count.toLocaleString(LOCALES[language]);
  const first = (listed.page - 1) * ENTRIES_A_PAGE + 1;
  const last = Math.min(listed.page * ENTRIES_A_PAGE, total);
  const isAll = total <= ENTRIES_A_PAGE;
  return (
    <Card className={styles.frame}>
      {searchLabel && <Search label={searchLabel} listed={listed} />}
      <div className={styles.head}>
        <div role="status" className={total > 0 ? styles.count : undefined}>
          {total === 0 && <Nothing listed={listed} none={none} help={noneHelp} />}
          {total > 0 && (isAll ? t.all(format(total)) : t.shown(format(first), format(last), format(total)))}
        </div>
        {action}
      </div>
      {children}
      <Pages listed={listed} hasNext={last < total} />
    </Card>
  );
}

function Nothing({ listed, none, help }: { listed: Listed; none: string | undefined; help: string | undefined }) {
  const t = useTexts(adminTexts);
  if (!listed.q)
    return (
      <EmptyState drawing={<EmptyRegistryDrawing />} title={none ?? t.empty}>
        {help && <p>{help}</p>}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={<NoResultDrawing />}
      title={t.none}
      actions={
        <ButtonLink to={listedAt({ ...listed, q: '', page: 1 })} preventScrollReset>
          {t.showAll}
        </ButtonLink>
      }
    >
      <p>{t.noneHelp}</p>
    </EmptyState>
  );
}

function Search({ label, listed }: { label: string; listed: Listed }) {
  const t = useTexts(adminTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(listed.q);
  useEffect(() => {
    // The way back brings another search; another field would lose the focus. What is typed meanwhile stays.
    if (field.current && asked.current !== listed.q) field.current.value = listed.q;
    asked.current = listed.q;
  }, [listed.q]);
  const isBusy = useNavigation().state === 'loading';
  return (
    <Form
      method="get"
      role="search"
      className={styles.search}
      preventScrollReset
      onSubmit={() => {
        asked.current = field.current?.value ?? '';
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          defaultValue={listed.q}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
          className={control.control}
        />
        {listed.sort && <input type="hidden" name="sort" value={listed.sort} />}
        {listed.order && <input type="hidden" name="order" value={listed.order} />}
        <Button type="submit" icon="search" loading={isBusy}>
          {t.search}
        </Button>
      </div>
    </Form>
  );
}

function Pages({ listed, hasNext }: { listed: Listed; hasNext: boolean }) {
  const t = useTexts(adminTexts);
  if (listed.page === 1 && !hasNext) return null;
  return (
    <nav aria-label={t.pages} className={styles.pages}>
      {listed.page > 1 && (
        <ButtonLink small icon="chevron-left" to={listedAt({ ...listed, page: listed.page - 1 })}>
          {t.previous}
        </ButtonLink>
      )}
      {hasNext && (
        <ButtonLink small to={listedAt({ ...listed, page: listed.page + 1 })}>
          {t.next}
          <Icon name="chevron-right" />
        </ButtonLink>
      )}
    </nav>
  );
}
