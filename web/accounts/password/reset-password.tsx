import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { tokenPageMeta } from '#web/accounts/token-page-meta.ts';
import { api, apiFrom } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { writeToken } from '#web/session/browser-store.ts';
import { forgetSeen } from '#web/session/log-out.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/reset-password.ts';
import { passwordErrorsAt } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPasswordForm } from './use-new-password-form.ts';

export const shouldRevalidate = unlessUncovered;

export const meta: Route.MetaFunction = ({ matches }) =>
  tokenPageMeta(matches, accountsTexts(siteOf(matches).lang).resetTitle);

/** Whether the link is still valid. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<boolean> {
  const { token } = params;
  try {
    await apiFrom(context)('POST /password-reset/verify-token-validity', { body: { token }, signal: request.signal });
    return true;
  } catch (error) {
    if (hasCode(error, 'INVALID_TOKEN', 'UNPROCESSABLE_ENTITY')) return false;
    throw error;
  }
}

export default function ResetPassword({ loaderData: isValid, params }: Route.ComponentProps) {
  const t = useTexts(accountsTexts);
  if (isValid) {
    return (
      <AccountPage title={t.resetTitle} lead={t.resetLead}>
        <NewPasswordForm token={params.token} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t.resetInvalidTitle} lead={t.resetInvalid} drawing={<NoResultDrawing />}>
      <ButtonLink to={paths.forgotPassword()} variant="primary">
        {t.resetAskAgain}
      </ButtonLink>
    </AccountPage>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const t = useTexts(accountsTexts);
  const navigate = useNavigate();
  const form = useNewPasswordForm();
  return (
    <Form
      form={form}
      failure={t.resetFailed}
      errorFields={passwordErrorsAt('new_password')}
      onSubmit={async ({ new_password }) => {
        try {
          await api('POST /password-reset/set-new/', { body: { token, new_password } });
        } catch (error) {
          if (!hasCode(error, 'INVALID_TOKEN')) throw error;
          // The page then says so itself, with the way to a new link.
          return navigate(paths.resetPassword(token), { replace: true });
        }
        // All earlier sessions have ended, including this browser's.
        if (isLoggedIn()) await forgetSeen();
        writeToken(undefined);
        notify({ type: 'success', text: t.resetDone });
        await navigate(paths.login(), { replace: true });
      }}
    >
      <NewPasswordFields name="new_password" label={t.newPassword} />
      <SubmitButton>{t.resetSubmit}</SubmitButton>
    </Form>
  );
}
