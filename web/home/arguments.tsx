import { homeTexts } from '#locales/home.ts';
import { useFeature } from '#web/site.ts';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { useImageUrl } from '#web/ui/pictures/images-url.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './arguments.module.css';
import { HowToBegin } from './hero.tsx';
import section from './section.module.css';

/** How it works, in three steps, beside a picture of a list. */
export function Steps({ picture }: { picture: string }) {
  const t = useTexts(homeTexts);
  const src = useImageUrl(picture || null);
  const lastStep = useFeature('thanksFeature') ? t.receiveAndThank : t.receive;
  return (
    <section className={section.section} aria-labelledby="steps">
      <h2 id="steps" className={section.title}>
        {t.stepsTitle}
      </h2>
      <div className={styles.beside}>
        {src && <img src={src} alt={t.listPicture} width={360} height={480} loading="lazy" className={styles.phone} />}
        <ol className={styles.steps}>
          {[...t.steps, lastStep].map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const TRUST_ICONS: IconName[] = ['heart', 'eye-off', 'lock'];

export function Reassurance() {
  const t = useTexts(homeTexts);
  return (
    <section className={section.section} aria-labelledby="trust">
      <h2 id="trust" className={section.title}>
        {t.trustTitle}
      </h2>
      <ul className={styles.trust}>
        {t.trust.map((reason, index) => (
          <li key={reason.title} className={styles.reason}>
            <span className={styles.reasonIcon}>
              <Icon name={TRUST_ICONS[index] ?? 'heart'} size={24} />
            </span>
            <div>
              <h3 className={styles.reasonTitle}>{reason.title}</h3>
              <p>{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function EndCall() {
  const t = useTexts(homeTexts);
  return (
    <section className={styles.end}>
      <h2>{t.endTitle}</h2>
      <p>{t.endText}</p>
      <HowToBegin />
    </section>
  );
}
