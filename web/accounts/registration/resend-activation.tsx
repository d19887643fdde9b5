import { useState } from 'react';
import { accountsTexts } from '#locales/accounts.ts';
import { api } from '#web/data/api.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Sends the activation mail again; the outcome stays visible. */
export function ResendActivation({ email }: { email: string }) {
  const t = useTexts(accountsTexts);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  async function resend() {
    setState('sending');
    try {
      await api('POST /user/resend-activation', { body: { email } });
      setState('sent');
      notify({ type: 'success', text: t.resent });
    } catch (error) {
      setState(isSessionEnd(error) ? 'idle' : 'failed');
      notifyError(error, t.resendFailed);
    }
  }
  return (
    <>
      <Button icon="mail" loading={state === 'sending'} onClick={resend}>
        {t.resend}
      </Button>
      <p role="status" hidden={state !== 'sent' && state !== 'failed'}>
        {state === 'sent' && t.resentTo(email)}
        {state === 'failed' && t.resendFailed}
      </p>
    </>
  );
}
