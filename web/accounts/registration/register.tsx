import { Link, useLocation, useNavigate } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/pages.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { AccountEmailField } from '#web/accounts/account-email-field.tsx';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { GoOn } from '#web/accounts/go-on.tsx';
import { passwordErrorsAt, registrationForm } from '#web/accounts/password/new-password.ts';
import { NewPasswordFields } from '#web/accounts/password/new-password-fields.tsx';
import { api } from '#web/data/api.ts';
import { justRegistered, stateAfterRegistration } from '#web/session/just-registered.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { NameFields } from '#web/ui/form/text/name-fields.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/register.ts';
import { registrationToken } from './log-in-after.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: accountsTexts(siteOf(matches).lang).registerTitle, noindex: true });

export default function Register() {
  const t = useTexts(accountsTexts);
  const { user } = useSession();
  if (user) return <GoOn to={paths.myRegistries()} />;
  return (
    <AccountPage
      title={t.registerTitle}
      lead={t.registerLead}
      withBenefits
      below={
        <>
          {t.haveAccount} <Link to={paths.login()}>{t.login}</Link>
        </>
      }
    >
      <RegistrationForm />
    </AccountPage>
  );
}

function RegistrationForm() {
  const t = useTexts(accountsTexts);
  const navigate = useNavigate();
  // To register again, with what was typed except the password.
  const defaultValues = justRegistered(useLocation().state) ?? {};
  const form = useAppForm({ schema: registrationForm, defaultValues });
  return (
    <Form
      form={form}
      draft="register"
      errorFields={{
        EMAIL_ALREADY_EXISTS: 'email',
        ...passwordErrorsAt('password'),
      }}
      onSubmit={async ({ password_confirmation: _, password, ...person }) => {
        await api('POST /user/open', {
          body: { ...person, password },
          onHeaders: (headers) => registrationToken.keep(headers.get('X-Registration-Token')),
        });
        notify({ type: 'success', text: t.registered });
        await navigate(paths.home(), { state: stateAfterRegistration(person) });
      }}
    >
      <NameFields texts={t} maxLength={LIMITS.name} />
      <AccountEmailField name="email" label={t.email} help={t.emailHelp} required autoComplete="email" />
      <NewPasswordFields name="password" label={t.password} />
      <SubmitButton
        beside={
          <ButtonLink to={paths.login()} variant="quiet">
            {t.cancel}
          </ButtonLink>
        }
      >
        {t.registerSubmit}
      </SubmitButton>
    </Form>
  );
}
