import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { credentials } from '#contract/login.ts';
import { ownPath, paths } from '#contract/pages.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { AccountEmailField } from '#web/accounts/account-email-field.tsx';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { GoOn } from '#web/accounts/go-on.tsx';
import { emailJustActivated } from '#web/accounts/registration/log-in-after.ts';
import { ResendActivation } from '#web/accounts/registration/resend-activation.tsx';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { startSession, useSession } from '#web/session/session.ts';
import { readWayBack } from '#web/session/way-back.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { PasswordField } from '#web/ui/form/text/password-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { dismissBefore, notify } from '#web/ui/notices/notify.ts';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/login.ts';
import styles from './login.module.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: accountsTexts(siteOf(matches).lang).loginTitle, noindex: true });

export default function Login() {
  const t = useTexts(accountsTexts);
  const [search] = useSearchParams();
  const session = useSession();
  // Read once: it is cleared on arrival, while this page is still visible.
  const [wayBack] = useState(readWayBack);
  const from = ownPath(search.get('from'), wayBack ?? paths.myRegistries());
  const target = from.startsWith(paths.login()) ? paths.myRegistries() : from;
  const [isNew, setNew] = useState(false);
  // A session kept from earlier may have ended, which loading the account tells.
  if (session.ready && session.isLoggedIn && (isNew || session.user)) return <GoOn to={target} />;
  return (
    <AccountPage
      title={t.loginTitle}
      lead={search.has('from') ? t.loginAgainLead : t.loginLead}
      withBenefits
      below={
        <>
          {t.newHere} <Link to={paths.register()}>{t.register}</Link>
        </>
      }
    >
      <LoginForm onLogin={() => setNew(true)} />
    </AccountPage>
  );
}

function LoginForm({ onLogin }: { onLogin: () => void }) {
  const t = useTexts(accountsTexts);
  const activated = emailJustActivated(useLocation().state);
  // No other default values, so that whatever the browser filled in before our script ran is kept.
  const form = useAppForm({ schema: credentials, defaultValues: activated ? { username: activated } : {} });
  const [waiting, setWaiting] = useState<string>();
  const [isSlowed, setSlowed] = useState(false);

  async function send(values: { username: string; password: string }) {
    setWaiting(undefined);
    setSlowed(false);
    try {
      const { access_token, restored } = await api('POST /login/access-token', { body: values });
      // « Session expirée » does not go along.
      dismissBefore(Date.now());
      if (restored) notify({ type: 'success', title: t.restoredTitle, text: t.restored });
      // The page then redirects by itself.
      onLogin();
      startSession(access_token);
    } catch (error) {
      if (hasCode(error, 'ACCOUNT_NOT_ACTIVATED')) setWaiting(values.username);
      else if (hasCode(error, 'LOGIN_FAILED')) form.setFocus('password', { shouldSelect: true });
      setSlowed(hasCode(error, 'TOO_MANY_REQUESTS'));
      throw error;
    }
  }

  return (
    <>
      <Form form={form} onSubmit={send}>
        <AccountEmailField name="username" label={t.email} required autoComplete="username" />
        <PasswordField name="password" label={t.password} required autoComplete="current-password" />
        <Link to={paths.forgotPassword()} className={styles.forgotten}>
          {t.forgotten}
        </Link>
        <SubmitButton>{t.login}</SubmitButton>
      </Form>
      {isSlowed && (
        <div className={styles.waiting}>
          <p>{t.slowedHelp}</p>
          <ButtonLink to={paths.forgotPassword()}>{t.slowedReset}</ButtonLink>
        </div>
      )}
      {waiting !== undefined && (
        <div className={styles.waiting}>
          <p>{t.notActivatedHelp}</p>
          <ResendActivation email={waiting} />
        </div>
      )}
    </>
  );
}
