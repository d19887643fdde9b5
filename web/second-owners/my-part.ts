import type { ManagedList } from '#web/data/managed-registry.ts';
import { useSession } from '#web/session/session.ts';

/** What somebody is to a list that they manage; null until it is known who they are. */
export type Part = 'owner' | 'second' | 'superuser' | null;

export function useMyPart(list: Pick<ManagedList, 'user_id' | 'second_owner'>): Part {
  const { user } = useSession();
  if (!user) return null;
  if (user.id === list.user_id) return 'owner';
  return user.id === list.second_owner.user_id ? 'second' : 'superuser';
}

export function nameOfSecondOwner({
  second_owner: { first_name, last_name },
}: Pick<ManagedList, 'second_owner'>): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim();
}
