import { presentUser } from '../accounts/present.ts';
import type { Account } from '../accounts/queries.ts';
import type { Act } from './acts/acts.ts';

export function presentInspectedAccount(account: Account) {
  const { createdAt, deactivatedAt, deactivationReason } = account;
  return {
    ...presentUser(account),
    state: stateOf(account),
    creation_date: createdAt.toISOString(),
    deactivated_date: deactivatedAt?.toISOString() ?? null,
    deactivation_reason: deactivationReason,
  };
}

function stateOf({ activatedAt, deactivatedAt }: Account): 'active' | 'waiting' | 'deactivated' {
  if (deactivatedAt) return 'deactivated';
  return activatedAt ? 'active' : 'waiting';
}

export function presentAct({ userId, registryId, registryTitle, createdAt, ...act }: Act) {
  return {
    ...act,
    user_id: userId,
    birth_registry_id: registryId,
    birthregistry_title: registryTitle,
    act_date: createdAt.toISOString(),
  };
}
