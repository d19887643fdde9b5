import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useSession } from '#web/session/session.ts';

/** Whether a superuser looks at somebody else's registry. */
export function useIsOthers({ user_id }: ManagedRegistry): boolean {
  const { user } = useSession();
  return user?.is_superuser === true && user.id !== user_id;
}
