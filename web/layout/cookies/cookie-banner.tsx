import { useState } from 'react';
import { layoutTexts } from '#locales/layout.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { InfoLink } from '../footer/info-link.tsx';
import styles from './cookie-banner.module.css';
import { COOKIE_NOTICE_DAYS, keepCookie } from './cookies.ts';

/**
 * On a phone part of the page, under the header: no edge is free that it would not cover. On wide screens a narrow bar
 * at the bottom, above which everything can be scrolled. Shown by the styles until dismissed
 * (web/document/first-look.ts), so that it appears with the first paint or never.
 */
export function CookieBanner() {
  const t = useTexts(layoutTexts);
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <aside className={styles.banner} aria-label={t.cookieTitle}>
      <p className={styles.text}>
        {t.cookieText} <InfoLink page="privacy">{t.cookieMore}</InfoLink>
      </p>
      <Button
        small
        onClick={() => {
          keepCookie('cookies', 'ok', COOKIE_NOTICE_DAYS);
          delete document.documentElement.dataset.cookies;
          setRead(true);
        }}
      >
        {t.cookieAccept}
      </Button>
    </aside>
  );
}
