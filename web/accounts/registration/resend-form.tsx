import { useState } from 'react';
import { resendRequest } from '#contract/registration.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { api } from '#web/data/api.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { EmailField } from '#web/ui/form/text/email-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Asks for the address and sends the activation mail to it. */
export function ResendForm() {
  const t = useTexts(accountsTexts);
  const form = useAppForm({ schema: resendRequest, defaultValues: { email: '' } });
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Form
      form={form}
      failure={t.resendFailed}
      onSubmit={async (body) => {
        await api('POST /user/resend-activation', { body });
        setSentTo(body.email);
        notify({ type: 'success', text: t.resent });
      }}
    >
      <EmailField name="email" label={t.email} required autoComplete="username" />
      <p role="status" hidden={sentTo === undefined}>
        {sentTo !== undefined && t.resentTo(sentTo)}
      </p>
      <SubmitButton>{t.resend}</SubmitButton>
    </Form>
  );
}
