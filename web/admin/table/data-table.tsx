import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminTexts } from '#locales/admin.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './data-table.module.css';
import { type Listed, listedAt } from './listing.ts';

export interface Column<Entry, Sort extends string = string> {
  /** The API's name for this sort order; a column without one cannot be sorted. */
  sort?: Sort;
  label: string;
  show: (entry: Entry) => ReactNode;
  /** Buttons and links: they need no label besides their own. */
  isActions?: boolean;
  isNumber?: boolean;
  /** Speaks for itself: in a card it stands without the label. */
  isPlain?: boolean;
}

interface DataTableProps<Entry> {
  /** Tells screen readers what the table contains. */
  caption: string;
  /** The first column names the row. */
  columns: Column<Entry>[];
  entries: Entry[];
  keyOf: (entry: Entry) => number | string;
  /** How it is sorted; if missing, no column can be. */
  listed?: Listed;
}

/** A table sorted on the server by its headings; on a phone each row becomes a card. */
export function DataTable<Entry>({ caption, columns, entries, keyOf, listed }: DataTableProps<Entry>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.label} {...column} listed={listed} />
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={keyOf(entry)}>
            {columns.map(({ label, show, isActions, isNumber, isPlain }, index) =>
              index === 0 ? (
                <th key={label} scope="row">
                  {show(entry)}
                </th>
              ) : (
                <td
                  key={label}
                  data-label={isActions || isPlain ? undefined : label}
                  data-actions={isActions}
                  data-number={isNumber}
                >
                  {/* One part beside its label. */}
                  <div>{show(entry)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WAYS = { asc: 'ascending', desc: 'descending' } as const;

interface HeadProps extends Pick<Column<never>, 'sort' | 'label' | 'isActions'> {
  listed: Listed | undefined;
}

function Head({ sort, label, isActions, listed }: HeadProps) {
  const t = useTexts(adminTexts);
  if (!(sort && listed)) {
    return <th scope="col">{isActions ? <span className="visually-hidden">{label}</span> : label}</th>;
  }
  const isSorted = listed.sort === sort;
  const isDown = isSorted && listed.order === 'desc';
  const next = isSorted && !isDown ? 'desc' : 'asc';
  return (
    <th scope="col" aria-sort={isSorted ? WAYS[isDown ? 'desc' : 'asc'] : undefined} data-sortable>
      <Link to={listedAt({ ...listed, sort, order: next, page: 1 })} preventScrollReset title={t.sortBy(label)}>
        {label}
        <Icon
          name={isSorted ? 'chevron-down' : 'M8 10l4-4 4 4M8 14l4 4 4-4'}
          size={16}
          className={isSorted && !isDown ? styles.up : undefined}
        />
      </Link>
    </th>
  );
}
