import { Link } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { adminTexts } from '#locales/admin.ts';
import { api } from '#web/data/api.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { aboutIds } from '../about.ts';
import { Moment } from '../moment.tsx';
import { screen } from '../screen.tsx';
import type { Column } from '../table/data-table.tsx';
import { loadPlainPage, type PageOf } from '../table/listing.ts';
import { PlainListing } from '../table/plain-listing.tsx';

type Act = Answer<'GET /admin/acts'>[number];

export const openActs = screen({
  title: (language) => adminTexts(language).acts.title,
  load: ({ search, signal }) => loadPlainPage(search, (ask) => api('GET /admin/acts', { ...ask, signal })),
  Screen: Acts,
});

/** What superusers did. */
function Acts(page: PageOf<Act>) {
  const { acts: t } = useTexts(adminTexts);
  const columns: Column<Act>[] = [
    { label: t.what, show: ({ call }) => call },
    { label: t.about, show: ({ about }) => aboutIds(about) },
    {
      label: t.who,
      show: ({ user_id, email }) =>
        email === null ? t.gone(user_id) : <Link to={paths.adminAccount(user_id)}>{email}</Link>,
    },
    { label: t.when, show: ({ act_date }) => <Moment value={act_date} /> },
  ];
  return <PlainListing texts={t} columns={columns} page={page} />;
}
