import { sharingTexts } from '#locales/registries/sharing.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** What is said of sharing a registry, to whoever manages it: to superusers not as if it were theirs. */
export function useSharingTexts(registry: ManagedRegistry) {
  const t = useTexts(sharingTexts);
  return useMyRole(registry) === 'superuser' ? { ...t, ...t.ofOthers } : t;
}
