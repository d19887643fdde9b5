import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { adminTexts } from '#locales/admin.ts';
import { api } from '#web/data/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Moment } from '../moment.tsx';
import { screen } from '../screen.tsx';
import type { Column } from '../table/data-table.tsx';
import { loadPlainPage, type PageOf } from '../table/listing.ts';
import { PlainListing } from '../table/plain-listing.tsx';
import styles from './failed-mails.module.css';
import { LookAtMail, type ShownMail, ShownMailDialog } from './look-at-mail.tsx';
import { whyFailed } from './why-failed.ts';

type FailedMail = Answer<'GET /email/failed'>[number];
type MailTexts = ReturnType<typeof adminTexts>['mails'];

export const openFailedMails = screen({
  title: (language) => adminTexts(language).mails.title,
  load: ({ search, signal }) => loadPlainPage(search, (ask) => api('GET /email/failed', { ...ask, signal })),
  Screen: FailedMails,
});

/** The mails that were given up on; each can be looked at and sent again. */
function FailedMails(page: PageOf<FailedMail>) {
  const { mails: t, actions } = useTexts(adminTexts);
  const [shown, setShown] = useState<ShownMail | null>(null);
  const columns: Column<FailedMail>[] = [
    { label: t.kind, show: ({ kind }) => nameOf(kind, t.kinds) },
    { label: t.about, show: (mail) => <About mail={mail} /> },
    { label: t.reason, show: ({ reason }) => <Reason reason={reason} /> },
    { label: t.tries, show: ({ tries }) => tries },
    { label: t.failed, show: (mail) => <Moment value={mail.failed_date} /> },
    { label: actions, show: (mail) => <Actions mail={mail} onShow={setShown} />, isActions: true },
  ];
  return (
    <>
      <PlainListing texts={t} columns={columns} page={page} />
      {shown && <ShownMailDialog mail={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** By name, leading there; of what is gone, or has no name, the ids that logs tell. */
function About({ mail }: { mail: FailedMail }) {
  const { mails: t } = useTexts(adminTexts);
  const { ids, user_id, first_name, last_name, birthregistry_id, birthregistry_title } = mail;
  if (user_id === null && birthregistry_id === null) return aboutIds(ids, t);
  return (
    <>
      {user_id !== null && (
        <p>
          <Link to={paths.adminAccount(user_id)}>
            {first_name} {last_name}
          </Link>
        </p>
      )}
      {birthregistry_id !== null && (
        <p>
          <Link to={paths.ownerRegistry(birthregistry_id)}>{birthregistry_title}</Link>
        </p>
      )}
    </>
  );
}

/** In a sentence where there is one; experts read what the mail server said. */
function Reason({ reason }: { reason: string }) {
  const { mails: t } = useTexts(adminTexts);
  const why = whyFailed(reason);
  return (
    <>
      {why && <p>{t.reasons[why]}</p>}
      <p className={styles.raw}>{reason}</p>
    </>
  );
}

interface ActionsProps {
  mail: FailedMail;
  onShow: (mail: ShownMail) => void;
}

function Actions({ mail: { id, kind }, onShow }: ActionsProps) {
  const { mails: t } = useTexts(adminTexts);
  const name = nameOf(kind, t.kinds);
  return (
    <div className={styles.actions}>
      <LookAtMail id={id} name={name} onShow={onShow} />
      <SendAgain id={id} name={name} />
    </div>
  );
}

function SendAgain({ id, name }: { id: number; name: string }) {
  const { mails: t } = useTexts(adminTexts);
  const { revalidate } = useRevalidator();
  const { isBusy, start } = useAction(async () => {
    try {
      await api('POST /email/retry/{mail_id}', { params: { mail_id: id } });
    } catch (error) {
      // Perhaps somebody else has just sent it.
      revalidate().catch(() => {});
      throw error;
    }
    notify({ type: 'success', text: t.sent });
    await revalidate();
  }, t.cannot);
  return (
    <Button small icon="refresh" loading={isBusy} aria-label={t.againOf(name)} onClick={start}>
      {t.again}
    </Button>
  );
}

/** A mail of an older release keeps the name it had. */
function nameOf(kind: string, kinds: Record<string, string>): string {
  return kinds[kind] ?? kind;
}

/** `compte 12, liste 3`: ids link nowhere and unlock nothing. What only tells two mails apart is left out. */
function aboutIds(ids: FailedMail['ids'], { ids: names }: MailTexts): string {
  return Object.entries(names)
    .filter(([id]) => id in ids)
    .map(([id, name]) => `${name} ${[ids[id]].flat().join(' + ')}`)
    .join(', ');
}
