import { useRevalidator } from 'react-router';
import { myAccountTexts } from '#locales/my-account.ts';
import styles from '#web/accounts/account.module.css';
import { newEmailForm } from '#web/accounts/account-forms.ts';
import { FormOnDemand } from '#web/accounts/form-on-demand.tsx';
import { api } from '#web/data/api.ts';
import type { User } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorText } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { EmailField } from '#web/ui/form/text/email-field.tsx';
import { PasswordField } from '#web/ui/form/text/password-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { EmailAddress } from '#web/ui/texts/email-address.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

export function ChangeEmail({ user }: { user: User }) {
  const t = useTexts(myAccountTexts);
  return (
    <>
      <p className={styles.value}>
        <EmailAddress email={user.email} />
      </p>
      {user.new_email !== null && <Waiting email={user.email} newEmail={user.new_email} />}
      <FormOnDemand icon="mail" label={t.emailChange}>
        {(close) => <NewEmailForm user={user} onDone={close} />}
      </FormOnDemand>
    </>
  );
}

/** Which mailbox to open, and the way back. */
function Waiting({ email, newEmail }: { email: string; newEmail: string }) {
  const t = useTexts(myAccountTexts);
  const { revalidate } = useRevalidator();
  const { isBusy, problem, start } = useAction(async () => {
    await api('PUT /user/me', { body: { email } });
    notify({ type: 'success', text: t.emailKept });
    await revalidate();
  });
  return (
    <>
      <div className={styles.waiting} role="status">
        <p>{t.emailWaits(newEmail)}</p>
        <Button small loading={isBusy} onClick={start}>
          {t.emailKeep}
        </Button>
      </div>
      <ErrorText error={problem} />
    </>
  );
}

/** The present address cancels a change that waits. */
function NewEmailForm({ user: { id, email }, onDone }: { user: User; onDone: () => void }) {
  const t = useTexts(myAccountTexts);
  const { revalidate } = useRevalidator();
  const form = useAppForm({ schema: newEmailForm, defaultValues: { email: '', current_password: '' } });
  return (
    <Form
      form={form}
      draft={`new-email:${id}`}
      onSubmit={async (body) => {
        await api('PUT /user/me', { body });
        const isPresent = body.email.toLowerCase() === email.toLowerCase();
        const text = isPresent ? t.emailKept : t.emailSent;
        notify({ type: 'success', text });
        await revalidate();
        onDone();
      }}
    >
      <EmailField name="email" label={t.newEmail} help={t.newEmailHelp} required autoComplete="email" />
      <PasswordField name="current_password" label={t.currentPassword} required autoComplete="current-password" />
      <SubmitButton
        beside={
          <Button variant="quiet" onClick={onDone}>
            {t.cancel}
          </Button>
        }
      >
        {t.emailSubmit}
      </SubmitButton>
    </Form>
  );
}
