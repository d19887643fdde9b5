import { type ReactNode, useEffect, useRef } from 'react';
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
        {children}
      </main>
      <Footer />
      <InfoDialog />
      <Notices />
    </div>
  );
}

/** After a navigation the focus moves to the new page's beginning, as after a full load. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Unless a field takes the focus itself.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
