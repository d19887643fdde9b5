import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { resetRequest } from '#contract/password.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { AccountEmailField } from '#web/accounts/account-email-field.tsx';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { api } from '#web/data/api.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: accountsTexts(siteOf(matches).lang).forgotTitle, noindex: true });

export default function ForgotPassword() {
  const t = useTexts(accountsTexts);
  const navigate = useNavigate();
  const form = useAppForm({ schema: resetRequest, defaultValues: {} });
  return (
    <AccountPage title={t.forgotTitle} lead={t.forgotLead}>
      <Form
        form={form}
        failure={t.forgotFailed}
        onSubmit={async (body) => {
          await api('POST /password-reset/request-reset', { body });
          notify({ type: 'success', title: t.forgotSent, text: t.forgotSentLead });
          await navigate(paths.login());
        }}
      >
        <AccountEmailField name="email" label={t.email} required autoComplete="username" />
        <SubmitButton
          beside={
            <ButtonLink to={paths.login()} variant="quiet">
              {t.backToLogin}
            </ButtonLink>
          }
        >
          {t.forgotSubmit}
        </SubmitButton>
      </Form>
    </AccountPage>
  );
}
