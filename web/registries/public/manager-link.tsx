import { useEffect, useState } from 'react';
import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useTexts } from '#web/ui/use-texts.ts';

/** Leads a list's managers from the visitors' view to their own; nothing for everybody else. */
export function ManagerLink({ listId }: { listId: number }) {
  const t = useTexts(publicRegistryTexts);
  if (!useManages(listId)) return null;
  return (
    <ButtonLink to={paths.ownerList(listId)} small icon="pencil">
      {t.youManage}
    </ButtonLink>
  );
}

/** Known only in the browser, once the account is: the page itself is the same for everybody. */
function useManages(listId: number): boolean {
  const { user } = useSession();
  const [mine, setMine] = useState<readonly number[]>([]);
  const userId = user?.is_superuser ? undefined : user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    // Without an answer the link is missing, and nothing else.
    api('GET /birthregistry/mine', { signal: leaving.signal }).then(
      (lists) => setMine(lists.map((list) => list.id)),
      () => {},
    );
    return () => leaving.abort();
  }, [userId]);
  return user !== null && (user.is_superuser || mine.includes(listId));
}
