import { Link } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { adminTexts } from '#locales/admin.ts';
import { api } from '#web/data/api.ts';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { EmailAddress } from '#web/ui/texts/email-address.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import { screen } from '../screen.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import { loadPage, type PageOf, readListed } from '../table/listing.ts';
import { ListingFrame } from '../table/listing-frame.tsx';
import { AccountPills } from './account-pills.tsx';

type Account = Answer<'GET /admin/accounts'>[number];

export const openAllAccounts = screen({
  title: (language) => adminTexts(language).accounts.title,
  load: ({ search, signal }) =>
    loadPage({ ...readListed(search), sort: '', order: '' }, (ask) => api('GET /admin/accounts', { ...ask, signal })),
  Screen: AllAccounts,
});

/** Everybody's accounts, with a search. */
function AllAccounts({ entries, total, listed }: PageOf<Account>) {
  const t = useTexts(adminTexts);
  const columns: Column<Account>[] = [
    {
      label: t.accounts.name,
      show: ({ id, first_name, last_name }) => (
        <Link to={paths.adminAccount(id)}>
          {first_name} {last_name}
        </Link>
      ),
    },
    { label: t.accounts.email, show: ({ email }) => <EmailAddress email={email} />, isPlain: true },
    { label: t.accounts.state, show: (account) => <AccountPills account={account} /> },
    { label: t.accounts.created, show: (account) => <FormattedDate value={account.creation_date} short /> },
  ];
  return (
    <Page>
      <PageHeader title={t.accounts.title} />
      <ListingFrame listed={listed} total={total} searchLabel={t.accounts.search}>
        {entries.length > 0 && (
          <DataTable caption={t.accounts.title} columns={columns} entries={entries} keyOf={({ id }) => id} />
        )}
      </ListingFrame>
    </Page>
  );
}
