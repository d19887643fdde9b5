import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import type { RecordedCall } from '#contract/recorded-calls.ts';
import { actsTexts } from '#locales/acts.ts';
import { adminTexts } from '#locales/admin.ts';
import { api } from '#web/data/api.ts';
import { EmailAddress } from '#web/ui/texts/email-address.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Moment } from '../moment.tsx';
import { screen } from '../screen.tsx';
import type { Column } from '../table/data-table.tsx';
import { loadPlainPage, type PageOf } from '../table/listing.ts';
import { PlainListing } from '../table/plain-listing.tsx';
import { type Act, ActAbout } from './act-about.tsx';

export const openActs = screen({
  title: (language) => actsTexts(language).title,
  load: ({ search, signal }) => loadPlainPage(search, (ask) => api('GET /admin/acts', { ...ask, signal })),
  Screen: Acts,
});

/** What superusers did. */
function Acts(page: PageOf<Act>) {
  const t = useTexts(actsTexts);
  const { accounts } = useTexts(adminTexts);
  const columns: Column<Act>[] = [
    { label: t.what, show: ({ call }) => t.calls[call as RecordedCall] ?? t.other(call) },
    {
      label: t.about,
      show: (act) => (
        <>
          <ActAbout {...act} />
          {act.reason && <p>{accounts.reasonIs(act.reason)}</p>}
        </>
      ),
    },
    {
      label: t.who,
      show: ({ user_id, email }) =>
        email === null ? (
          t.gone(user_id)
        ) : (
          <Link to={paths.adminAccount(user_id)}>
            <EmailAddress email={email} />
          </Link>
        ),
    },
    { label: t.when, isPlain: true, show: ({ act_date }) => <Moment value={act_date} /> },
  ];
  return <PlainListing texts={t} columns={columns} page={page} />;
}
