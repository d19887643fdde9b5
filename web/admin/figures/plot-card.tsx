import { useId } from 'react';
import { adminTexts } from '#locales/admin.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import styles from './figures.module.css';
import { Plot } from './plot.tsx';
import type { Series } from './series.ts';

interface PlotCardProps {
  title: string;
  lead: string;
  days: string[];
  /** None: there is nothing to draw. */
  series: Series[];
}

/** Lines over days, with the same figures as a table for those who cannot see them or want exact values. */
export function PlotCard({ title, lead, days, series }: PlotCardProps) {
  const { figures: t } = useTexts(adminTexts);
  const id = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {series.length > 0 && (
        <>
          <Plot days={days} series={series} />
          <details className={styles.details}>
            <summary>{t.table}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too. */}
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
          </details>
        </>
      )}
    </Card>
  );
}
