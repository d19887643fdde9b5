import { useState } from 'react';
import { layoutTexts } from '#locales/layout.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { InfoLink } from '../footer/info-link.tsx';
import styles from './cookie-banner.module.css';
import { COOKIE_NOTICE_DAYS, keepCookie } from './cookies.ts';

/**
 * Shown by the styles until dismissed (web/document/first-look.ts), so that it appears with the first paint or never.
 */
export function CookieBanner() {
  const t = useTexts(layoutTexts);
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <aside className={styles.banner} aria-label={t.cookieTitle} data-above-bar>
      <p className={styles.text}>
        {t.cookieText} <InfoLink page="legal">{t.cookieMore}</InfoLink>
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
