import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { onSessionEnd } from '#web/session/browser-store.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Tells the person that the session ended and leads to the login page, which leads back. */
export function useSessionEnd(): void {
  const t = useTexts(layoutTexts);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const aim = navigation.location ?? location;
  const from = useRef('/');
  from.current = `${aim.pathname}${aim.search}${aim.hash}`;
  useEffect(
    () =>
      onSessionEnd(async () => {
        notify({ type: 'error', title: t.sessionExpired, text: t.loginAgain });
        if (!from.current.startsWith(paths.login())) await navigate(paths.login({ from: from.current }));
      }),
    [t, navigate],
  );
}
