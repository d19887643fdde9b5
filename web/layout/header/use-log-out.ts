import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { logOut } from '#web/session/session.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Leaves the session and goes home. */
export function useLogOut(): () => Promise<void> {
  const t = useTexts(layoutTexts);
  const navigate = useNavigate();
  return async () => {
    await logOut();
    notify({ type: 'success', text: t.loggedOut });
    await navigate(paths.home());
  };
}
