import type { Answer } from '#contract/calls.ts';
import { adminTexts } from '#locales/admin.ts';
import { LOCALES } from '#locales/dates.ts';
import { api } from '#web/data/api.ts';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import { screen } from '../screen.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import { loadPage, type PageOf, readListed } from '../table/listing.ts';
import { ListingFrame } from '../table/listing-frame.tsx';
import { Refusals, WhyFailed } from './outcome.tsx';
import { useRunning } from './use-running.ts';

type Import = Answer<'GET /catalog/imports'>[number];

const TONES = { running: 'sky', done: 'sage', failed: 'rose', stopped: 'amber' } as const;

export const openImports = screen({
  title: (language) => adminTexts(language).imports.title,
  load: ({ search, signal }) =>
    loadPage({ ...readListed(search), q: '', sort: '', order: '' }, (ask) =>
      api('GET /catalog/imports', { ...ask, signal }),
    ),
  Screen: Imports,
});

/** How the feeds of shops were read, and how far those are that are being read. */
function Imports({ entries, total, listed }: PageOf<Import>) {
  const { imports: t } = useTexts(adminTexts);
  const language = useLanguage();
  useRunning(entries.some(({ state }) => state === 'running'));
  const count = (value: number) => value.toLocaleString(LOCALES[language]);
  const columns: Column<Import>[] = [
    { label: t.feed, show: ({ feed }) => feed },
    {
      label: t.state,
      show: ({ state, reason, details }) => (
        <>
          <Pill tone={TONES[state]}>{t.states[state]}</Pill>
          <WhyFailed reason={reason} details={details} />
        </>
      ),
    },
    { label: t.started, show: (one) => <FormattedDate value={one.started_date} short /> },
    { label: t.rows, show: ({ rows_read }) => count(rows_read) },
    { label: t.changes, show: ({ added, changed, vanished }) => [added, changed, vanished].map(count).join(' / ') },
    { label: t.refused, show: ({ refused, refusals }) => <Refusals refused={refused} refusals={refusals} /> },
  ];
  return (
    <Page width="wide">
      <PageHeader title={t.title} lead={t.lead} />
      <ListingFrame listed={listed} total={total}>
        {entries.length > 0 && (
          <DataTable caption={t.title} columns={columns} entries={entries} keyOf={({ id }) => id} />
        )}
      </ListingFrame>
    </Page>
  );
}
