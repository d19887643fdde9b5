import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { CheckingLink } from '#web/accounts/checking-link.tsx';
import { tokenPageMeta } from '#web/accounts/token-page-meta.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { readId } from '#web/data/registries/managed-registry.ts';
import { isLoggedIn, loadUser, logOut } from '#web/session/session.ts';
import { forgetWayBack, rememberWayBack } from '#web/session/way-back.ts';
import { useFeature } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { siteOf } from '#web/ui/page/page-meta.ts';
import { HeroDrawing } from '#web/ui/scenes/hero.tsx';
import { LockDrawing } from '#web/ui/scenes/lock.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/accept-invitation.ts';
import styles from './accept-invitation.module.css';

interface SharedRegistry {
  id: number;
  title: string;
  owner_name: string;
}

type Outcome =
  | { kind: 'anonymous' }
  | { kind: 'accepted'; registry: SharedRegistry }
  | { kind: 'other-account'; mail: string }
  | { kind: 'invalid' };

export const meta: Route.MetaFunction = ({ matches }) =>
  tokenPageMeta(matches, secondOwnersTexts(siteOf(matches).lang).invitationTitle);

/** Accepts for whoever is logged in, from the page's script only; whoever is not is told what is needed, and led back. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<Outcome> {
  const id = readId(params.id);
  if (id === null) return { kind: 'invalid' };
  if (!isLoggedIn()) {
    rememberWayBack(new URL(request.url).pathname);
    return { kind: 'anonymous' };
  }
  const outcome = await accept(id, params.token);
  if (outcome.kind !== 'other-account') forgetWayBack();
  return outcome;
}

async function accept(id: number, token: string): Promise<Outcome> {
  const params = { birth_registry_id: id };
  try {
    const registry = await api('POST /birthregistry/{birth_registry_id}/second_owner/accept', {
      params,
      body: { token },
    });
    return { kind: 'accepted', registry };
  } catch (error) {
    if (hasCode(error, 'WRONG_ACCOUNT')) return { kind: 'other-account', mail: (await loadUser())?.email ?? '' };
    if (!hasCode(error, 'INVALID_TOKEN', 'NOT_FOUND', 'UNPROCESSABLE_ENTITY')) throw error;
    return (await findManaged(id)) ?? { kind: 'invalid' };
  }
}

/** Somebody who opens the link again has what it gave. */
async function findManaged(id: number): Promise<Outcome | null> {
  try {
    const registry = await api('GET /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id } });
    const user = await loadUser();
    return 'user_id' in registry && registry.second_owner.user_id === user?.id ? { kind: 'accepted', registry } : null;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** The answer holds; asking again would only say that the token was used. */
export function shouldRevalidate(): boolean {
  return false;
}

export function HydrateFallback() {
  const t = useTexts(secondOwnersTexts);
  return <CheckingLink title={t.invitationTitle} label={t.accepting} needsScript={t.needsScript} />;
}

export default function AcceptInvitation({ loaderData: outcome }: Route.ComponentProps) {
  const isOffered = useFeature('secondOwnerFeature');
  if (!isOffered) return <Invalid />;
  switch (outcome.kind) {
    case 'anonymous':
      return <Anonymous />;
    case 'accepted':
      return <Accepted registry={outcome.registry} />;
    case 'other-account':
      return <OtherAccount mail={outcome.mail} />;
    default:
      return <Invalid />;
  }
}

function Anonymous() {
  const t = useTexts(secondOwnersTexts);
  const { pathname } = useLocation();
  return (
    <AccountPage title={t.invitationTitle} lead={t.invitationLead} drawing={<HeroDrawing />}>
      <div className={styles.choices}>
        <p>{t.invitationAddress}</p>
        <ButtonLink to={paths.login({ from: pathname })} variant="primary" wide>
          {t.logIn}
        </ButtonLink>
        <ButtonLink to={paths.register()} wide>
          {t.register}
        </ButtonLink>
        <p className={styles.help}>{t.registerHelp}</p>
      </div>
    </AccountPage>
  );
}

function Accepted({ registry }: { registry: SharedRegistry }) {
  const t = useTexts(secondOwnersTexts);
  return (
    <AccountPage
      title={t.acceptedTitle}
      lead={t.accepted(registry.owner_name, registry.title)}
      drawing={<HeroDrawing />}
    >
      <ButtonLink to={paths.ownerRegistry(registry.id)} variant="primary" wide>
        {t.toList}
      </ButtonLink>
    </AccountPage>
  );
}

function OtherAccount({ mail }: { mail: string }) {
  const t = useTexts(secondOwnersTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function changeAccount() {
    rememberWayBack(pathname);
    logOut();
    await navigate(paths.login({ from: pathname }));
  }

  return (
    <AccountPage title={t.otherTitle} lead={t.other(mail)} drawing={<LockDrawing />}>
      <div className={styles.choices}>
        <Button variant="primary" wide onClick={changeAccount}>
          {t.changeAccount}
        </Button>
        <ButtonLink to={paths.myRegistries()} wide onClick={forgetWayBack}>
          {t.toMyLists}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}

function Invalid() {
  const t = useTexts(secondOwnersTexts);
  return (
    <AccountPage title={t.invalidTitle} lead={t.invalid} drawing={<LockDrawing />}>
      <ButtonLink to={paths.home()} variant="primary" wide>
        {t.home}
      </ButtonLink>
    </AccountPage>
  );
}
