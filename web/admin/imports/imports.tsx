import type { Answer } from '#contract/calls.ts';
import { adminTexts } from '#locales/admin.ts';
import { LOCALES } from '#locales/dates.ts';
import { api } from '#web/data/api.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Moment } from '../moment.tsx';
import { screen } from '../screen.tsx';
import type { Column } from '../table/data-table.tsx';
import { loadPlainPage, type PageOf } from '../table/listing.ts';
import { PlainListing } from '../table/plain-listing.tsx';
import { LinkGifts, type Linking } from './link-gifts.tsx';
import { Refusals, WhyFailed } from './outcome.tsx';
import { useRunning } from './use-running.ts';

type Import = Answer<'GET /catalog/imports'>[number];

/** So many leave what stands below them in sight. */
const FEW = 4;
const LINKING = 'linking';

const TONES = { running: 'sky', done: 'sage', failed: 'rose', stopped: 'amber' } as const;

export const openImports = screen({
  title: (language) => adminTexts(language).imports.title,
  async load({ search, signal }) {
    const [page, linking] = await Promise.all([
      loadPlainPage(search, (ask) => api('GET /catalog/imports', { ...ask, signal })),
      api('GET /wish/admin/init_link_to_catalog', { signal }),
    ]);
    return { ...page, linking };
  },
  Screen: Imports,
});

/** How the shops' feeds were imported, the progress of running imports, and the gifts linked to their articles. */
function Imports({ linking, ...page }: PageOf<Import> & { linking: Linking }) {
  const { imports: t } = useTexts(adminTexts);
  const language = useLanguage();
  useRunning([linking, ...page.entries].some(({ state }) => state === 'running'));
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
    { label: t.started, show: (one) => <Moment value={one.started_date} /> },
    { label: t.rows, isNumber: true, show: ({ rows_read }) => count(rows_read) },
    { label: t.added, isNumber: true, show: ({ added }) => count(added) },
    { label: t.changed, isNumber: true, show: ({ changed }) => count(changed) },
    { label: t.vanished, isNumber: true, show: ({ vanished }) => count(vanished) },
    { label: t.refused, show: ({ refused, refusals }) => <Refusals refused={refused} refusals={refusals} /> },
  ];
  return (
    <PlainListing
      texts={t}
      columns={columns}
      page={page}
      action={
        page.entries.length > FEW && (
          <ButtonLink small icon="chevron-down" external to={`#${LINKING}`}>
            {t.linkTitle}
          </ButtonLink>
        )
      }
    >
      <LinkGifts id={LINKING} linking={linking} />
    </PlainListing>
  );
}
