import { useNavigation } from 'react-router';
import { uiTexts } from '#locales/ui.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './loading-bar.module.css';

/** A line at the top while the next page is on its way, after 300 ms. */
export function LoadingBar() {
  const t = useTexts(uiTexts);
  const navigation = useNavigation();
  return (
    <div role="status">
      {navigation.state !== 'idle' && (
        <div className={styles.bar}>
          <span className="visually-hidden">{t.loading}</span>
        </div>
      )}
    </div>
  );
}
