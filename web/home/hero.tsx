import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { homeTexts } from '#locales/home.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { HeroDrawing } from '#web/ui/scenes/hero.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './hero.module.css';
import type { CatalogueOffer } from './offer.ts';

export function Hero({ offer }: { offer: CatalogueOffer | null }) {
  const t = useTexts(homeTexts);
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <h1 className={styles.heroTitle}>{t.title}</h1>
        <p className={styles.heroIntro}>{t.intro}</p>
        <div className={styles.heroAction}>
          <HowToBegin />
          <p className={styles.free}>{t.free}</p>
        </div>
        {offer && (
          <p>
            <Link to={paths.catalogue()}>{t.offer(offer.articles, offer.shops)}</Link>
          </p>
        )}
      </div>
      <div className={styles.heroDrawing}>
        <HeroDrawing />
      </div>
    </section>
  );
}

/** How to begin: create an account, or go to one's own registries. */
export function HowToBegin() {
  const t = useTexts(homeTexts);
  return (
    <>
      <ButtonLink to={paths.register()} variant="primary" className={`signed-out ${styles.call}`}>
        {t.register}
      </ButtonLink>
      <ButtonLink to={paths.myRegistries()} variant="primary" className={`signed-in ${styles.call}`}>
        {t.myLists}
      </ButtonLink>
    </>
  );
}
