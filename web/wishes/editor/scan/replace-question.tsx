import { wishesTexts } from '#locales/wishes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { formatPrice } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { namesIn } from './page-fields.ts';
import styles from './scan.module.css';
import type { Question } from './use-question.ts';

interface ReplaceQuestionProps {
  question: Question;
  /** Lets the button act, and the focus go on. */
  andBack: (act: () => void) => () => void;
}

/** What the page says otherwise than the form: it replaces that, or goes. */
export function ReplaceQuestion({ question: { differs, picture, replace, keep }, andBack }: ReplaceQuestionProps) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  return (
    <fieldset className={styles.question} aria-label={t.scanDiffers}>
      <dl className={styles.differing}>
        {namesIn(differs).map((name) => {
          const value = differs[name];
          return (
            <div key={name}>
              <dt>{t[name]}</dt>
              <dd>{typeof value === 'number' ? formatPrice(value, language) : value}</dd>
            </div>
          );
        })}
        {picture !== null && (
          <div>
            <dt>{t.picture}</dt>
            <dd>
              <img src={picture} alt={t.scanOtherPicture} className={styles.offered} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Button small onClick={andBack(replace)}>
          {t.scanReplace}
        </Button>
        <Button small variant="quiet" onClick={andBack(keep)}>
          {t.scanKeep}
        </Button>
      </div>
    </fieldset>
  );
}
