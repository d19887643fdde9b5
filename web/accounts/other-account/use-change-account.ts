import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { logOut } from '#web/session/log-out.ts';
import { rememberWayBack } from '#web/session/way-back.ts';

/** Ends the session; another account, existing or new, comes back to this page. */
export function useChangeAccount(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return async () => {
    await logOut();
    rememberWayBack(here);
    await navigate(paths.login({ from: here }));
  };
}
