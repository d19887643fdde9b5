import { isolated } from '#locales/right-to-left.ts';
import { useSession } from '#web/session/session.ts';
import type { ManagedRegistry } from './managed-registry.ts';

/** A person's role in a registry they manage; null until it is known who they are, or while it is being created. */
type Role = 'owner' | 'second' | 'superuser' | null;

export function useMyRole(registry: Pick<ManagedRegistry, 'user_id' | 'second_owner'> | undefined): Role {
  const { user } = useSession();
  if (!(user && registry)) return null;
  if (user.id === registry.user_id) return 'owner';
  return user.id === registry.second_owner.user_id ? 'second' : 'superuser';
}

export function nameOfSecondOwner({
  second_owner: { first_name, last_name },
}: Pick<ManagedRegistry, 'second_owner'>): string {
  return isolated(`${first_name ?? ''} ${last_name ?? ''}`.trim());
}

export function nameOfOwner({ owner_name }: { owner_name: string }): string {
  return isolated(owner_name);
}
