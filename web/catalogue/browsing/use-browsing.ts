import { useNavigate, useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { type Browsing, browsingPath, changed, readBrowsing } from './browsing.ts';

/** The current or upcoming selection: choices show at once, their results a moment later. */
export function useBrowsing(loaded: Browsing) {
  const navigate = useNavigate();
  const next = useNavigation().location;
  const isBusy = next?.pathname === paths.catalogue();
  const browsing = isBusy ? readBrowsing(new URLSearchParams(next.search)) : loaded;

  function choose(change: Partial<Browsing>) {
    return navigate(browsingPath(changed(browsing, change)));
  }

  /** While somebody types the page does not scroll, and everything typed is one step back in the history. */
  function search(text: string) {
    const to = browsingPath(changed(browsing, { text }));
    return navigate(to, { replace: browsing.text !== '', preventScrollReset: true });
  }

  return { browsing, isBusy, choose, search };
}
