import { wishesTexts } from '#locales/wishes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { formatPrice } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { namesIn } from './page-fields.ts';
import styles from './scan.module.css';
import type { Scan } from './use-scan.ts';

interface ReplaceQuestionProps {
  scan: Scan;
  /** Lets the button act, and the focus go on. */
  andBack: (act: () => void) => () => void;
}

/** What the page says otherwise than the form: it replaces that, or goes. */
export function ReplaceQuestion({ scan, andBack }: ReplaceQuestionProps) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  if (!scan.outcome) return null;
  const { differs, picture } = scan.outcome;
  const names = namesIn(differs);
  if (names.length === 0 && picture === null) return null;
  return (
    <fieldset className={styles.question} aria-label={t.scanDiffers}>
      <dl className={styles.differing}>
        {names.map((name) => {
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
            <dd>{t.scanOtherPicture}</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Button small onClick={andBack(scan.replace)}>
          {t.scanReplace}
        </Button>
        <Button small variant="quiet" onClick={andBack(scan.keep)}>
          {t.scanKeep}
        </Button>
      </div>
    </fieldset>
  );
}
