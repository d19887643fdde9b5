import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { layoutTexts } from '#locales/layout.ts';
import { Notices } from '#web/ui/notices/notices.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBar } from '#web/ui/waiting/loading-bar.tsx';
import { CookieBanner } from './cookies/cookie-banner.tsx';
import { Footer } from './footer/footer.tsx';
import { InfoDialog } from './footer/info-dialog.tsx';
import { Header } from './header/header.tsx';
import { useSessionEnd } from './session-end.ts';
import styles from './site-frame.module.css';
import { useStayOffline } from './stay-offline.ts';

const CONTENT = 'contenu';

/** What surrounds every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTexts(layoutTexts);
  const main = useFocusOnNavigation();
  const { pathname } = useLocation();
  useSessionEnd();
  useStayOffline();
  return (
    <div className={styles.frame}>
      <a href={`#${CONTENT}`} className={styles.skip}>
        {t.skip}
      </a>
      <LoadingBar />
      <Header />
      <CookieBanner />
      <noscript>
        <p className={styles.noScript}>{t.noScript}</p>
      </noscript>
      <main id={CONTENT} ref={main} tabIndex={-1} className={styles.main}>
        <FocusRelease pathname={pathname}>{children}</FocusRelease>
      </main>
      <Footer />
      <InfoDialog />
      <Notices />
    </div>
  );
}

/**
 * Lets go of the focus before React takes a page down: a browser that removes what has it first styles all of the old
 * page once more, a fifth of the way from a long list. What stays gets the focus back from React.
 */
class FocusRelease extends Component<{ pathname: string; children: ReactNode }> {
  override getSnapshotBeforeUpdate(before: { pathname: string }) {
    const focused = document.activeElement?.closest<HTMLElement>('main *');
    if (before.pathname !== this.props.pathname) focused?.blur();
    return null;
  }

  /** Which React wants beside it. */
  override componentDidUpdate() {}

  override render() {
    return this.props.children;
  }
}

/**
 * After a navigation the focus moves to the new page's beginning, as after a full load; screen readers say its title
 * then, which they do by themselves only for a document.
 */
function useFocusOnNavigation() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    main.current?.setAttribute('aria-label', document.title);
    const focused = document.activeElement;
    // Unless a field takes the focus itself; within a page, only if what had it has gone.
    const isLost = before.pathname === pathname ? focused === document.body : !main.current?.contains(focused);
    if (isLost) main.current?.focus({ preventScroll: true });
  }, [pathname, key]);
  return main;
}
