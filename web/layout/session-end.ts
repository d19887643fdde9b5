import { useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { onSessionEnd } from '#web/session/browser-store.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/**
 * Tells the person that the session has ended; from a private page it redirects to the login, which leads back. Where
 * another tab ended it, only private pages are left.
 */
export function useSessionEnd(): void {
  const t = useTexts(layoutTexts);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // If a private page is just being opened, it is reached first.
  const isThere = useNavigation().state === 'idle';
  const isPrivate = useMatches().some(({ handle }) => (handle as { isPrivate?: true } | undefined)?.isPrivate);
  const [ended, setEnded] = useState<'here' | 'elsewhere' | null>(null);
  useEffect(
    () =>
      onSessionEnd((where) => {
        if (where === 'here') sayEnd(t.sessionExpired, t.loginAgain);
        setEnded(where);
      }),
    [t],
  );
  useEffect(() => {
    if (!(ended && isThere)) return;
    setEnded(null);
    if (!isPrivate) return;
    if (ended === 'elsewhere') sayEnd(t.sessionEndedElsewhere, t.loginAgain);
    // If that fails, its page says so.
    Promise.resolve(navigate(paths.login({ from: pathname + search + hash }))).catch(() => {});
  }, [ended, isThere, isPrivate, navigate, pathname, search, hash, t]);
}

function sayEnd(title: string, text: string): void {
  notify({ type: 'error', title, text });
}
