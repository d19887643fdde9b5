import { useId } from 'react';
import { adminTexts } from '#locales/admin.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import styles from './figures.module.css';
import { Plot } from './plot.tsx';
import type { Series } from './series.ts';
import { sinceFirst } from './since-first.ts';

/** Fewer days make no line that says anything. */
const FEWEST_DAYS = 3;

interface PlotCardProps {
  title: string;
  lead: string;
  days: string[];
  /** None: there is nothing to draw, as the lead says. */
  series: Series[];
}

/** What days brought: lines over them, or of the first days the figures alone. */
export function PlotCard({ title, lead, ...all }: PlotCardProps) {
  const { figures: t } = useTexts(adminTexts);
  const id = useId();
  const { days, series } = sinceFirst(all.days, all.series);
  const isYoung = series.length > 0 && days.length < FEWEST_DAYS;
  const said = days.length > 0 ? t.young : t.nothing;
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{isYoung ? said : lead}</p>
      {series.length > 0 && days.length > 0 && <Figures title={title} days={days} series={series} />}
    </Card>
  );
}

interface FiguresProps {
  title: string;
  days: string[];
  series: Series[];
}

/** Lines, with the same figures as a table for those who cannot see them or want exact values. */
function Figures({ title, days, series }: FiguresProps) {
  const { figures: t } = useTexts(adminTexts);
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too.
    <section className={styles.scroll} aria-label={`${t.table}, ${title}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, index) => (
              <tr key={day}>
                <th scope="row">
                  <FormattedDate value={day} short />
                </th>
                {series.map(({ label, values }) => (
                  <td key={label}>{values[index]}</td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
  if (days.length < FEWEST_DAYS) return table;
  return (
    <>
      <Plot days={days} series={series} />
      <details className={styles.details}>
        <summary>{t.table}</summary>
        {table}
      </details>
    </>
  );
}
