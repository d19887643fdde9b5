import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { membersTexts } from '#locales/members.ts';
import { useBasket } from '#web/basket/use-basket.ts';
import { logOut } from '#web/session/log-out.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { forgetTheme } from './use-theme.ts';

/** Ends the session and goes home. What stays in the browser (the basket) and what goes: session/log-out.ts. */
export function useLogOut(): () => Promise<void> {
  const t = useTexts(membersTexts);
  const navigate = useNavigate();
  const { basketSize } = useBasket();
  return async () => {
    const hasEnded = await logOut();
    forgetTheme();
    notify(
      hasEnded ? { type: 'success', text: t.loggedOut(basketSize > 0) } : { type: 'warning', text: t.loggedOutHere },
    );
    await navigate(paths.home());
  };
}
