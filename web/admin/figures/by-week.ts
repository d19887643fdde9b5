import type { Series } from './series.ts';

const WEEK = 7;

/** Sums of seven days, each under its last; the last week ends with the last day, and what no longer fills one is left out. */
export function byWeek(days: string[], series: Series[]): { days: string[]; series: Series[] } {
  const beyond = days.length % WEEK;
  const weeks = Array.from({ length: (days.length - beyond) / WEEK }, (_, week) => beyond + week * WEEK);
  return {
    days: weeks.flatMap((first) => days[first + WEEK - 1] ?? []),
    series: series.map(({ label, values }) => ({
      label,
      values: weeks.map((first) => values.slice(first, first + WEEK).reduce((sum, value) => sum + value, 0)),
    })),
  };
}
