import { useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { onSessionEnd } from '#web/session/browser-store.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Tells the person that the session has ended; from a private page it redirects to the login, which leads back. */
export function useSessionEnd(): void {
  const t = useTexts(layoutTexts);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // If a private page is just being opened, it is reached first.
  const isThere = useNavigation().state === 'idle';
  const isPrivate = useMatches().some(({ handle }) => (handle as { isPrivate?: true } | undefined)?.isPrivate);
  const [hasEnded, setEnded] = useState(false);
  useEffect(
    () =>
      onSessionEnd(() => {
        notify({ type: 'error', title: t.sessionExpired, text: t.loginAgain });
        setEnded(true);
      }),
    [t],
  );
  useEffect(() => {
    if (!(hasEnded && isThere)) return;
    setEnded(false);
    // If that fails, its page says so.
    if (isPrivate) Promise.resolve(navigate(paths.login({ from: pathname + search + hash }))).catch(() => {});
  }, [hasEnded, isThere, isPrivate, navigate, pathname, search, hash]);
}
