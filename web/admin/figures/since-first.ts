import type { Series } from './series.ts';

/** Only the days since the first that brought anything: the lines of a young service do not lie flat for months. */
export function sinceFirst(days: string[], series: Series[]): { days: string[]; series: Series[] } {
  const first = days.findIndex((_, index) => series.some(({ values }) => (values[index] ?? 0) > 0));
  const from = first < 0 ? days.length : first;
  return {
    days: days.slice(from),
    series: series.map(({ label, values }) => ({ label, values: values.slice(from) })),
  };
}
