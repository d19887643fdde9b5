import { Link } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { adminTexts } from '#locales/admin.ts';
import { LOCALES } from '#locales/dates.ts';
import { api } from '#web/data/api.ts';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import rows from '#web/ui/page/rows.module.css';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { screen } from '../screen.tsx';
import styles from './figures.module.css';
import { PlotCard } from './plot-card.tsx';
import { readingsSeries } from './readings-series.ts';

type Figures = Answer<'GET /admin/figures'>;

/** Each with the page that lists them, where there is one. */
const TOTALS = [
  ['accounts', paths.adminAccounts()],
  ['registries', paths.adminRegistries()],
  ['wishes', null],
  ['bookings', null],
  ['articles', paths.adminImports()],
  ['failed_mails', paths.adminMails()],
] as const;
/** Sent mails are only known for this long. */
const DAYS_OF_MAILS = 30;

export const openFigures = screen({
  title: (language) => adminTexts(language).figures.title,
  load: async ({ signal }) => ({ figures: await api('GET /admin/figures', { signal }) }),
  Screen: Figures,
});

/** How the service is doing: totals, and what each day brought. */
function Figures({ figures }: { figures: Figures }) {
  const { figures: t } = useTexts(adminTexts);
  const language = useLanguage();
  const { days } = figures;
  const lately = days.slice(-DAYS_OF_MAILS);
  const readings = readingsSeries(figures, t);
  return (
    <Page className={rows.cards}>
      <PageHeader title={t.title} lead={t.lead} />
      <dl className={styles.totals}>
        {TOTALS.map(([name, page]) => (
          <div key={name} className={styles.total}>
            <dt>
              {page === null ? (
                t.names[name]
              ) : (
                <Link to={page} className={styles.link}>
                  {t.names[name]}
                </Link>
              )}
            </dt>
            <dd className={name === 'failed_mails' && figures[name] > 0 ? styles.alert : undefined}>
              {figures[name].toLocaleString(LOCALES[language])}
            </dd>
          </div>
        ))}
      </dl>
      <PlotCard
        title={t.created}
        lead={t.createdLead}
        days={days.map(({ day }) => day)}
        series={(['accounts', 'registries', 'bookings'] as const).map((name) => ({
          label: t.names[name],
          values: days.map((each) => each[name]),
        }))}
      />
      <div className={readings.length > 0 ? styles.pair : rows.cards}>
        <PlotCard
          title={t.mails}
          lead={t.mailsLead}
          days={lately.map(({ day }) => day)}
          series={[
            { label: t.sent, values: lately.map(({ mails }) => mails) },
            { label: t.failed, values: lately.map(({ failed_mails }) => failed_mails) },
          ]}
        />
        <PlotCard
          title={t.readings}
          lead={figures.readings.length === 0 ? t.noReadings : t.readingsLead}
          days={days.map(({ day }) => day)}
          series={readings}
        />
      </div>
    </Page>
  );
}
