import { secondOwnersTexts } from '#locales/second-owners.ts';
import { CheckingLink } from '#web/accounts/checking-link.tsx';
import { tokenPageMeta } from '#web/accounts/token-page-meta.ts';
import { api } from '#web/data/api.ts';
import { hasCode, isSessionEnd } from '#web/data/api-errors.ts';
import { readId } from '#web/data/read-id.ts';
import { isLoggedIn, loadUser } from '#web/session/session.ts';
import { forgetWayBack, rememberWayBack } from '#web/session/way-back.ts';
import { useFeature } from '#web/site.ts';
import { siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/accept-invitation.ts';
import {
  Accepted,
  type AcceptedRegistry,
  Anonymous,
  Invalid,
  OtherAccount,
  Own,
  type OwnRegistry,
} from './invitation-outcomes.tsx';

type Outcome =
  | { kind: 'anonymous' }
  | { kind: 'accepted'; registry: AcceptedRegistry }
  | { kind: 'own'; registry: OwnRegistry }
  | { kind: 'other-account'; mail: string }
  | { kind: 'invalid' };

export const meta: Route.MetaFunction = ({ matches }) =>
  tokenPageMeta(matches, secondOwnersTexts(siteOf(matches).lang).invitationTitle);

/** Accepts for whoever is logged in, from the page's script only; others are told what is needed, and led back. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<Outcome> {
  const id = readId(params.id);
  if (id === null) return { kind: 'invalid' };
  const outcome: Outcome = isLoggedIn() ? await accept(id, params.token) : { kind: 'anonymous' };
  if (outcome.kind === 'anonymous') rememberWayBack(new URL(request.url).pathname);
  else if (outcome.kind !== 'other-account') forgetWayBack();
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
    if (isSessionEnd(error)) return { kind: 'anonymous' };
    if (hasCode(error, 'WRONG_ACCOUNT')) return { kind: 'other-account', mail: (await loadUser())?.email ?? '' };
    if (!hasCode(error, 'INVALID_TOKEN', 'NOT_FOUND', 'UNPROCESSABLE_ENTITY')) throw error;
    return (await findManaged(id)) ?? { kind: 'invalid' };
  }
}

/** Somebody who opens the link again already has access, and who created the list needs none. */
async function findManaged(id: number): Promise<Outcome | null> {
  try {
    const registry = await api('GET /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id } });
    const user = await loadUser();
    if (!('user_id' in registry && user)) return null;
    if (registry.user_id === user.id) return { kind: 'own', registry };
    return registry.second_owner.user_id === user.id ? { kind: 'accepted', registry } : null;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Keeps the answer: asking again would only say that the token has been used. */
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
    case 'own':
      return <Own registry={outcome.registry} />;
    case 'other-account':
      return <OtherAccount mail={outcome.mail} />;
    default:
      return <Invalid />;
  }
}
