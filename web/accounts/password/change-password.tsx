import { useRevalidator } from 'react-router';
import { myAccountTexts } from '#locales/my-account.ts';
import { changePasswordForm } from '#web/accounts/account-forms.ts';
import { FormOnDemand } from '#web/accounts/form-on-demand.tsx';
import { api } from '#web/data/api.ts';
import { startSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { PasswordField } from '#web/ui/form/text/password-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function ChangePassword() {
  const t = useTexts(myAccountTexts);
  return (
    <FormOnDemand icon="lock" label={t.passwordChange}>
      {(close) => <ChangePasswordForm onDone={close} />}
    </FormOnDemand>
  );
}

/** All sessions end with the old password; the answer brings a new one for this browser. */
async function changePassword(password: string, current_password: string): Promise<void> {
  let session: string | null = null;
  await api('PUT /user/me', {
    body: { password, current_password },
    onHeaders: (headers) => {
      session = headers.get('X-Access-Token');
    },
  });
  if (session !== null) startSession(session);
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(myAccountTexts);
  const { revalidate } = useRevalidator();
  const form = useAppForm({
    schema: changePasswordForm,
    defaultValues: { current_password: '', new_password: '', password_confirmation: '' },
  });
  return (
    <Form
      form={form}
      fieldOf={(path) => (path === 'password' ? 'new_password' : path)}
      onSubmit={async ({ new_password, current_password }) => {
        await changePassword(new_password, current_password);
        notify({ type: 'success', text: t.passwordChanged });
        onDone();
        // The other devices are listed no more.
        await revalidate();
      }}
    >
      <PasswordField name="current_password" label={t.currentPassword} required autoComplete="current-password" />
      <NewPasswordFields name="new_password" label={t.newPassword} />
      <SubmitButton
        beside={
          <Button variant="quiet" onClick={onDone}>
            {t.cancel}
          </Button>
        }
      >
        {t.passwordSubmit}
      </SubmitButton>
    </Form>
  );
}
