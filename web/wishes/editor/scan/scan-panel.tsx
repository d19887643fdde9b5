import { useRef } from 'react';
import { wishesTexts } from '#locales/wishes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import field from '#web/ui/form/field.module.css';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ReplaceQuestion } from './replace-question.tsx';
import styles from './scan.module.css';
import type { Scan } from './use-scan.ts';

type Texts = ReturnType<typeof wishesTexts>;

const WAND = 'M4 20 14 10M16 3v3.5M16 11v3M10.5 7.5h3M18 8h3M19 4l-.8.8M12.5 4l.8.8M19.2 11.5l-.7-.7';

/**
 * Reads the page behind the link, reports the progress, and asks before replacing anything.
 * @param canScan otherwise it only says what the catalogue knows about the link
 */
export function ScanPanel({ scan, canScan }: { scan: Scan; canScan: boolean }) {
  const t = useTexts(wishesTexts);
  const button = useRef<HTMLButtonElement>(null);
  const { isReading, outcome, question } = scan;

  /** The pressed button disappears: the focus stays nearby. */
  function andBack(act: () => void) {
    return () => {
      act();
      button.current?.focus();
    };
  }

  return (
    <div className={styles.scan}>
      {canScan && (
        <div className={styles.actions}>
          <Button
            ref={button}
            small
            icon={WAND}
            loading={isReading}
            // If pressed anyway, it says what is missing.
            aria-disabled={scan.link === ''}
            onClick={() => scan.start()}
          >
            {t.scan}
          </Button>
          {isReading && (
            <Button small variant="quiet" onClick={andBack(scan.end)}>
              {t.stopScan}
            </Button>
          )}
        </div>
      )}
      <p role="status" className={styles.said}>
        {messageOf(scan, t)}
      </p>
      {outcome?.problem !== undefined && (
        <p className={field.error}>
          <Icon name="warning" size={16} />
          {outcome.problem}
        </p>
      )}
      {question && <ReplaceQuestion question={question} andBack={andBack} />}
    </div>
  );
}

function messageOf({ isReading, isSlow, link, outcome, question, isLooking }: Scan, t: Texts): string {
  if (isSlow) return t.scanSlow(URL.parse(link)?.hostname.replace(/^www\./, '') ?? link);
  if (isReading) return t.scanReading;
  if (!outcome) return '';
  if (question) return [outcome?.message, question.asks].filter(Boolean).join(' ');
  return outcome.gaveNothing && !isLooking ? t.scanNothingNew : outcome.message;
}
