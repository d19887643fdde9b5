import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/pages.ts';
import { refuseMailsTexts } from '#locales/refuse-mails.ts';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { tokenPageMeta } from '#web/accounts/token-page-meta.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { siteOf } from '#web/ui/page/page-meta.ts';
import { ThanksDrawing } from '#web/ui/scenes/thanks.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/refuse-mails.ts';
import styles from './refuse-mails.module.css';

type State = 'asking' | 'sending' | 'done' | 'invalid';

export const meta: Route.MetaFunction = ({ matches }) =>
  tokenPageMeta(matches, refuseMailsTexts(siteOf(matches).lang).title);

/**
 * Lets people stop mails they did not ask for. Nothing happens before the button is pressed, because mail scanners
 * open links; without our script the form does the same.
 */
export default function RefuseMails({ params: { token } }: Route.ComponentProps) {
  const t = useTexts(refuseMailsTexts);
  const { lead, still } = useWhatIsRefused();
  const [state, setState] = useState<State>('asking');

  async function refuse(event: SubmitEvent) {
    event.preventDefault();
    setState('sending');
    try {
      await api('POST /email/unsubscribe', { body: { token } });
      setState('done');
    } catch (error) {
      const isInvalid = hasCode(error, 'INVALID_TOKEN', 'UNPROCESSABLE_ENTITY');
      setState(isInvalid ? 'invalid' : 'asking');
      if (!isInvalid) notifyError(error, t.failed);
    }
  }

  return (
    <div aria-live="polite">
      {state === 'done' || state === 'invalid' ? (
        <Outcome state={state} />
      ) : (
        <AccountPage title={t.title} lead={lead}>
          <form method="post" className={styles.form} onSubmit={refuse}>
            <p>{still}</p>
            <Button type="submit" variant="primary" loading={state === 'sending'}>
              {t.refuse}
            </Button>
          </form>
        </AccountPage>
      )}
    </div>
  );
}

/** Mails about bookings are refused separately. */
function useWhatIsRefused(): { lead: string; still: string } {
  const t = useTexts(refuseMailsTexts);
  const [search] = useSearchParams();
  return search.get('about') === 'bookings' ? t.bookings : t;
}

function Outcome({ state }: { state: 'done' | 'invalid' }) {
  const t = useTexts(refuseMailsTexts);
  const { still } = useWhatIsRefused();
  if (state === 'done') {
    return <AccountPage title={t.doneTitle} lead={`${t.done} ${still}`} drawing={<ThanksDrawing />} />;
  }
  return (
    <AccountPage title={t.invalidTitle} lead={t.invalid} drawing={<NoResultDrawing />}>
      <ButtonLink to={paths.contact()} variant="primary">
        {t.contact}
      </ButtonLink>
    </AccountPage>
  );
}
