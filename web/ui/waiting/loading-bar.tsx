import { useNavigation } from 'react-router';
import { uiTexts } from '#locales/ui.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './loading-bar.module.css';

/**
 * A line at the top while the next page, a call (counted by web/data/api.ts) or code asked for (later.tsx) is loading,
 * after 300 ms. Only pages are announced, as it shows: calls announce their own results.
 */
export function LoadingBar() {
  const t = useTexts(uiTexts);
  const isLeaving = useNavigation().state !== 'idle';
  return (
    <div role="status" className={styles.bar}>
      {isLeaving && <span className={`visually-hidden ${styles.words}`}>{t.loading}</span>}
    </div>
  );
}
