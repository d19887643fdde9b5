import { useNavigate, useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { type Browsing, browsingPath, changed, readBrowsing } from './browsing.ts';

/** What is looked at, or about to be: choices show at once, what they find a moment later. */
export function useBrowsing(loaded: Browsing) {
  const navigate = useNavigate();
  const next = useNavigation().location;
  const isBusy = next?.pathname === paths.catalogue();
  const browsing = isBusy ? readBrowsing(new URLSearchParams(next.search)) : loaded;

  function choose(change: Partial<Browsing>) {
    return navigate(browsingPath(changed(browsing, change)));
  }

  /** While somebody types the page stays where it is, and all that is typed is one step back. */
  function search(text: string) {
    const to = browsingPath(changed(browsing, { text }));
    return navigate(to, { replace: browsing.text !== '', preventScrollReset: true });
  }

  return { browsing, isBusy, choose, search };
}
