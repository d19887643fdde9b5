import type { Answer } from '#contract/calls.ts';
import type { Series } from './series.ts';

type Figures = Answer<'GET /admin/figures'>;

/** Nobody can tell more lines than this apart. */
const MOST_SHOPS = 4;

/** The most-read shops one by one, all others together, then what could not be read. */
export function readingsSeries(
  { days, readings }: Pick<Figures, 'days' | 'readings'>,
  words: { others: string; unread: string },
): Series[] {
  if (readings.length === 0) return [];
  const byShop = Map.groupBy(readings, ({ shop }) => shop);
  const known = [...byShop].flatMap(([shop, rows]) => (shop === null ? [] : [{ shop, rows }]));
  const most = known.sort((one, other) => sum(other.rows) - sum(one.rows)).slice(0, MOST_SHOPS);
  const named = new Set<string | null>(most.map(({ shop }) => shop));
  const perDay = (rows: Figures['readings'], count: 'read' | 'unread') =>
    days.map(({ day }) => rows.filter((row) => row.day === day).reduce((total, row) => total + row[count], 0));
  return [
    ...most.map(({ shop, rows }) => ({ label: shop, values: perDay(rows, 'read') })),
    {
      label: words.others,
      values: perDay(
        readings.filter(({ shop }) => !named.has(shop)),
        'read',
      ),
    },
    { label: words.unread, values: perDay(readings, 'unread') },
  ];
}

function sum(rows: Figures['readings']): number {
  return rows.reduce((total, { read }) => total + read, 0);
}
