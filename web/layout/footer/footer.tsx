import { layoutTexts } from '#locales/layout.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Logo } from '../header/logo.tsx';
import styles from './footer.module.css';
import { INFO_PAGES, InfoLink } from './info-link.tsx';

export function Footer() {
  const t = useTexts(layoutTexts);
  return (
    <footer className={styles.footer} data-above-bar>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo height={44} />
          <div>
            <p className={styles.name}>Cigogne</p>
            <p>{t.tagline}</p>
          </div>
        </div>
        <nav aria-label={t.footerNavigation} className={styles.nav}>
          {INFO_PAGES.map((page) => (
            <InfoLink key={page} page={page} className={styles.link ?? ''}>
              {t[page]}
            </InfoLink>
          ))}
        </nav>
        <p className={styles.affiliation}>{t.affiliation}</p>
      </div>
    </footer>
  );
}
