import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useCallback } from 'react';
import { parsePath, type To, useLocation, useNavigate } from 'react-router';

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

/** Lets the links of lists inside lead to other pages; the root provides it. */
export function FollowedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback<Follow>(
    (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = event.currentTarget;
      return navigate(pathname + search + hash, { state: { listQuery: window.location.search } });
    },
    [navigate],
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
}

/**
 * A link to a page of ours, as the router's. That one is rendered anew at each step of a navigation, which hundreds in
 * one list make felt.
 */
export function ListLink({ to, ...link }: { to: string } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  return <a {...link} href={to} onClick={use(FollowContext)} />;
}

/** The address of the list that led here, with the query that it had: its filters. */
export function useWayToList(path: string): To {
  const { state } = useLocation();
  return { ...parsePath(path), search: (state as { listQuery?: string } | null)?.listQuery ?? '' };
}

/** Otherwise the browser opens it in another tab or window, or somebody else has seen to it. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey);
}
