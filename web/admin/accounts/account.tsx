import { useId, useState } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { adminTexts } from '#locales/admin.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { readId } from '#web/data/read-id.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import buttons from '#web/ui/controls/button-row.module.css';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import rows from '#web/ui/page/rows.module.css';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import { screen } from '../screen.tsx';
import { type AccountAct, AccountActDialog } from './account-act.tsx';
import { AccountPills } from './account-pills.tsx';
import styles from './inspected-account.module.css';

type InspectedAccount = Answer<'GET /admin/accounts/{user_id}'>;

export const openAccount = screen({
  async load({ rest: [text = ''], signal }) {
    const user_id = readId(text);
    if (user_id === null) throw redirect(paths.adminAccounts());
    return { account: await find(user_id, signal) };
  },
  title: (language, { account }) => (account ? titleOf(account) : adminTexts(language).accounts.notFound),
  Screen: ({ account }) => (account ? <AccountScreen account={account} /> : <NoAccount />),
});

/** Two people may have the same name. */
function titleOf({ first_name, last_name, email }: InspectedAccount): string {
  return `${first_name} ${last_name}, ${email}`;
}

async function find(user_id: number, signal: AbortSignal): Promise<InspectedAccount | null> {
  try {
    return await api('GET /admin/accounts/{user_id}', { params: { user_id }, signal });
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** The record leads to accounts that are gone. */
function NoAccount() {
  const { accounts: t } = useTexts(adminTexts);
  return (
    <Page>
      <BackLink to={paths.adminAccounts()}>{t.back}</BackLink>
      <EmptyState level={1} drawing={<NoResultDrawing />} title={t.notFound} />
    </Page>
  );
}

/** What superusers see of an account: its state, its lists, where it is logged in. Never anything that unlocks it. */
function AccountScreen({ account }: { account: InspectedAccount }) {
  const { accounts: t } = useTexts(adminTexts);
  const { user } = useSession();
  const id = useId();
  return (
    <Page width="text" className={rows.cards}>
      <BackLink to={paths.adminAccounts()}>{t.back}</BackLink>
      <PageHeader title={`${account.first_name} ${account.last_name}`} lead={account.email} />
      <Card className={styles.section}>
        <AccountPills account={account} />
        <p>
          {t.created} <FormattedDate value={account.creation_date} />
        </p>
        {account.deactivated_date && (
          <p className={styles.reason}>
            {t.closedOn} <FormattedDate value={account.deactivated_date} />.{' '}
            {t.reasonIs(account.deactivation_reason ?? '')}
          </p>
        )}
        {account.id === user?.id ? <OwnAccount /> : <Acts account={account} />}
      </Card>
      <Card as="section" className={styles.section} aria-labelledby={`${id}lists`}>
        <h2 id={`${id}lists`}>{t.listsTitle}</h2>
        {account.registries.length === 0 ? <p>{t.noLists}</p> : <p>{t.bookings(account.bookings)}</p>}
        <ul className={styles.rows}>
          {account.registries.map((registry) => (
            <li key={registry.id}>
              <Link to={paths.ownerRegistry(registry.id)}>{registry.title}</Link>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" className={styles.section} aria-labelledby={`${id}sessions`}>
        <h2 id={`${id}sessions`}>{t.sessionsTitle}</h2>
        {account.sessions.length === 0 && <p>{t.noSessions}</p>}
        <ul className={styles.rows}>
          {account.sessions.map((session) => (
            <li key={session.id}>
              {session.device}, {t.usedOn} <FormattedDate value={session.last_use_date} />
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}

/** What superusers do to others' accounts would leave them logged out, or the service without anybody. */
function OwnAccount() {
  const { accounts: t } = useTexts(adminTexts);
  return (
    <>
      <p>{t.own}</p>
      <div className={buttons.row}>
        <ButtonLink to={paths.account()}>{t.openOwn}</ButtonLink>
      </div>
    </>
  );
}

function Acts({ account }: { account: InspectedAccount }) {
  const { accounts: t } = useTexts(adminTexts);
  const [act, setAct] = useState<AccountAct | null>(null);
  const { revalidate } = useRevalidator();
  const resend = useAction(async () => {
    try {
      await api('POST /admin/accounts/{user_id}/resend-activation', { params: { user_id: account.id } });
    } catch (error) {
      // Perhaps it has just been activated.
      revalidate().catch(() => {});
      throw error;
    }
    notify({ type: 'success', text: t.resent });
  }, t.cannot);
  return (
    <div className={buttons.row}>
      {account.state === 'waiting' && (
        <Button icon="mail" loading={resend.isBusy} onClick={resend.start}>
          {t.resend}
        </Button>
      )}
      {account.sessions.length > 0 && (
        <Button icon="logout" onClick={() => setAct('endSessions')}>
          {t.endSessions}
        </Button>
      )}
      {account.state === 'deactivated' ? (
        <Button icon="check" onClick={() => setAct('reactivate')}>
          {t.reactivate}
        </Button>
      ) : (
        <Button icon="lock" variant="danger" onClick={() => setAct('deactivate')}>
          {t.deactivate}
        </Button>
      )}
      {act && <AccountActDialog act={act} userId={account.id} onClose={() => setAct(null)} />}
    </div>
  );
}
