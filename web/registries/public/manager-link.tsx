import { useEffect, useState } from 'react';
import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Leads a registry's managers from the visitors' view to their own; nothing for everybody else. */
export function ManagerLink({ registryId }: { registryId: number }) {
  const t = useTexts(publicRegistryTexts);
  if (!useManages(registryId)) return null;
  return (
    <ButtonLink to={paths.ownerRegistry(registryId)} small icon="pencil">
      {t.youManage}
    </ButtonLink>
  );
}

/** Known only in the browser, once the account is: the page itself is the same for everybody. */
function useManages(registryId: number): boolean {
  const { user } = useSession();
  const [mine, setMine] = useState<readonly number[]>([]);
  const userId = user?.is_superuser ? undefined : user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    // Without an answer the link is missing, and nothing else.
    api('GET /birthregistry/mine', { signal: leaving.signal }).then(
      (registries) => setMine(registries.map((registry) => registry.id)),
      () => {},
    );
    return () => leaving.abort();
  }, [userId]);
  return user !== null && (user.is_superuser || mine.includes(registryId));
}
