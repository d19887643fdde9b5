import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { CheckingLink } from '#web/accounts/checking-link.tsx';
import { tokenPageMeta } from '#web/accounts/token-page-meta.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { logOut } from '#web/session/log-out.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { siteOf } from '#web/ui/page/page-meta.ts';
import { HeroDrawing } from '#web/ui/scenes/hero.tsx';
import { LockDrawing } from '#web/ui/scenes/lock.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/confirm-email.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  tokenPageMeta(matches, myAccountTexts(siteOf(matches).lang).confirmTitle);

type Outcome = { email: string } | 'anonymous' | 'other-account' | 'taken' | 'invalid';

/**
 * Confirms for the account that requested it. Only the page's script does so, because mail scanners open links, too.
 */
export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Outcome> {
  if (!isLoggedIn()) return 'anonymous';
  try {
    return await api('POST /user/confirm-email', { body: { token: params.token } });
  } catch (error) {
    if (hasCode(error, 'WRONG_ACCOUNT')) return 'other-account';
    if (hasCode(error, 'EMAIL_ALREADY_EXISTS')) return 'taken';
    if (hasCode(error, 'INVALID_TOKEN', 'UNPROCESSABLE_ENTITY')) return 'invalid';
    throw error;
  }
}

export function shouldRevalidate(): boolean {
  return false;
}

export function HydrateFallback() {
  const t = useTexts(myAccountTexts);
  return <CheckingLink title={t.confirmTitle} label={t.confirming} needsScript={t.confirmNeedsScript} />;
}

export default function ConfirmEmail({ loaderData: outcome }: Route.ComponentProps) {
  const t = useTexts(myAccountTexts);
  if (typeof outcome === 'object') {
    return (
      <AccountPage title={t.confirmedTitle} lead={t.confirmed(outcome.email)} drawing={<HeroDrawing />}>
        <Onward to={paths.myRegistries()} label={t.toLists} />
      </AccountPage>
    );
  }
  if (outcome === 'anonymous' || outcome === 'other-account') {
    return (
      <AccountPage title={t.confirmTitle} lead={t.confirmLogin} drawing={<LockDrawing />}>
        {outcome === 'anonymous' ? <LogIn /> : <ChangeAccount />}
      </AccountPage>
    );
  }
  const isTaken = outcome === 'taken';
  const [title, lead] = isTaken ? [t.takenTitle, t.taken] : [t.confirmInvalidTitle, t.confirmInvalid];
  return (
    <AccountPage title={title} lead={lead} drawing={isTaken ? <LockDrawing /> : <NoResultDrawing />}>
      <Onward to={paths.account()} label={t.toAccount} />
    </AccountPage>
  );
}

function Onward({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to} variant="primary" wide>
      {label}
    </ButtonLink>
  );
}

/** The login leads back here. */
function LogIn() {
  const t = useTexts(myAccountTexts);
  const { pathname } = useLocation();
  return <Onward to={paths.login({ from: pathname })} label={t.logIn} />;
}

function ChangeAccount() {
  const t = useTexts(myAccountTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Button
      variant="primary"
      wide
      onClick={async () => {
        await logOut();
        await navigate(paths.login({ from: pathname }));
      }}
    >
      {t.changeAccount}
    </Button>
  );
}
