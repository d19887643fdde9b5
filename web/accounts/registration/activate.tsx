import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { CheckingLink } from '#web/accounts/checking-link.tsx';
import { passwordErrorsAt } from '#web/accounts/password/new-password.ts';
import { NewPasswordFields } from '#web/accounts/password/new-password-fields.tsx';
import { useNewPasswordForm } from '#web/accounts/password/use-new-password-form.ts';
import { tokenPageMeta } from '#web/accounts/token-page-meta.ts';
import { api } from '#web/data/api.ts';
import { ApiError, hasCode } from '#web/data/api-errors.ts';
import { startSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { siteOf } from '#web/ui/page/page-meta.ts';
import { HeroDrawing } from '#web/ui/scenes/hero.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/activate.ts';
import { registrationToken, stateForLogin } from './log-in-after.ts';
import { ResendForm } from './resend-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  tokenPageMeta(matches, accountsTexts(siteOf(matches).lang).activateTitle);

/** Only the page's script activates, because mail scanners open links, too. */
export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Outcome> {
  const userId = /^\d{1,16}$/.test(params.userid) ? Number(params.userid) : Number.NaN;
  if (!Number.isSafeInteger(userId)) return 'invalid';
  try {
    return await activate(userId, params.token);
  } catch (error) {
    if (asksForPassword(error)) return { choosesFor: userId };
    return outcomeOf(error);
  }
}

interface Activated {
  email: string;
  /** A session to log in with, in the browser that registered. */
  session: string | null;
}

type Outcome = Activated | 'already' | 'invalid' | { choosesFor: number };

async function activate(user_id: number, token: string, new_password?: string): Promise<Activated> {
  let session: string | null = null;
  const { email } = await api('POST /user/activate', {
    body: { user_id, token, new_password, registration_token: registrationToken.read() },
    onHeaders: (headers) => {
      session = headers.get('X-Access-Token');
    },
  });
  registrationToken.forget();
  return { email, session };
}

function outcomeOf(error: unknown): 'already' | 'invalid' {
  if (hasCode(error, 'BAD_REQUEST')) return 'already';
  if (hasCode(error, 'INVALID_TOKEN', 'UNPROCESSABLE_ENTITY')) return 'invalid';
  throw error;
}

/** The address was registered more than once, so no password typed so far counts. */
function asksForPassword(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ path }) => path === 'new_password');
}

/** Keeps the answer: asking again would only say that the account is already active. */
export function shouldRevalidate(): boolean {
  return false;
}

export function HydrateFallback() {
  const t = useTexts(accountsTexts);
  return <CheckingLink title={t.activateTitle} label={t.activating} needsScript={t.activateNeedsScript} />;
}

export default function Activate({ loaderData, params }: Route.ComponentProps): ReactNode {
  const t = useTexts(accountsTexts);
  const [outcome, setOutcome] = useState(loaderData);
  if (typeof outcome === 'object' && 'choosesFor' in outcome) {
    return (
      <AccountPage title={t.activateChooseTitle} lead={t.activateChoose}>
        <ChoosePassword userId={outcome.choosesFor} token={params.token} onDone={setOutcome} />
      </AccountPage>
    );
  }
  if (outcome === 'invalid') {
    return (
      <AccountPage title={t.activateInvalidTitle} lead={t.activateInvalid} drawing={<NoResultDrawing />}>
        <ResendForm />
      </AccountPage>
    );
  }
  const isNew = outcome !== 'already';
  return (
    <AccountPage
      title={isNew ? t.activatedTitle : t.alreadyTitle}
      lead={isNew ? t.activated : t.already}
      drawing={<HeroDrawing />}
    >
      <LoginButton activated={isNew ? outcome : null} />
    </AccountPage>
  );
}

/** In the browser that registered nothing is asked; elsewhere the login form is filled in with the address. */
function LoginButton({ activated }: { activated: Activated | null }) {
  const t = useTexts(accountsTexts);
  const navigate = useNavigate();
  if (!activated?.session) {
    return (
      <ButtonLink to={paths.login()} state={activated && stateForLogin(activated.email)} variant="primary" wide>
        {t.login}
      </ButtonLink>
    );
  }
  const { session } = activated;
  return (
    <Button
      variant="primary"
      wide
      onClick={() => {
        startSession(session);
        // The login continues to the original destination.
        return navigate(paths.login(), { replace: true });
      }}
    >
      {t.login}
    </Button>
  );
}

interface ChoosePasswordProps {
  userId: number;
  token: string;
  onDone: (outcome: Outcome) => void;
}

function ChoosePassword({ userId, token, onDone }: ChoosePasswordProps) {
  const t = useTexts(accountsTexts);
  const form = useNewPasswordForm();
  return (
    <Form
      form={form}
      errorFields={passwordErrorsAt('new_password')}
      onSubmit={async ({ new_password }) => {
        onDone(await activate(userId, token, new_password));
      }}
    >
      <NewPasswordFields name="new_password" label={t.newPassword} />
      <SubmitButton>{t.activateSubmit}</SubmitButton>
    </Form>
  );
}
