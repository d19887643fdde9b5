import { wishesTexts } from '#locales/wishes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { formatPrice } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { namesIn, type Read } from './fields-from-page.ts';
import type { Source } from './filled-fields.tsx';
import type { ShopPicture } from './picture/use-shop-picture.ts';
import styles from './scan.module.css';
import type { ScanOutcome, ShowOutcome } from './use-scan-outcome.ts';

interface Asking {
  link: string;
  outcome: ScanOutcome | null;
  showOutcome: ShowOutcome;
  picture: ShopPicture;
  fill: (values: Read, from: Source) => void;
}

type Question = NonNullable<ReturnType<typeof useReplaceQuestion>>;

/** Whether the page's or the catalogue's differing values replace the form's; null if there is nothing to ask. */
export function useReplaceQuestion({ link, outcome, showOutcome, picture, fill }: Asking) {
  const t = useTexts(wishesTexts);
  if (!outcome || (namesIn(outcome.differs).length === 0 && picture.offered === null)) return null;
  const { differs, from } = outcome;
  return {
    differs,
    asks: from === 'page' ? t.scanDiffers : t.knownDiffers,
    picture: picture.offered,
    replace() {
      fill(differs, from);
      picture.accept();
      showOutcome({ address: link, message: from === 'page' ? t.scanReplaced : t.knownReplaced });
    },
    keep() {
      picture.decline();
      showOutcome({ address: link, message: t.scanKept });
    },
  };
}

interface ReplaceQuestionProps {
  question: Question;
  /** Lets the button act, and moves the focus on. */
  andBack: (act: () => void) => () => void;
}

/** What the source says differently from the form: it replaces that, or is discarded. */
export function ReplaceQuestion({
  question: { differs, asks, picture, replace, keep },
  andBack,
}: ReplaceQuestionProps) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  return (
    <fieldset className={styles.question} aria-label={asks}>
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
