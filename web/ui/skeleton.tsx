import { uiTexts } from '#locales/ui.ts';
import { Page } from './page.tsx';
import styles from './skeleton.module.css';
import { useTexts } from './use-texts.ts';

/** A grey place for what is on its way; it appears after 300 ms. */
function Skeleton({ width = '100%', height = '1.2em', radius }: { width?: string; height?: string; radius?: string }) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} />;
}

/** What a private page shows until its data is there: a title, and `cards` places. */
export function PageSkeleton({ cards = 3 }: { cards?: number }) {
  const t = useTexts(uiTexts);
  return (
    <Page>
      <div className={styles.page} role="status" aria-label={t.loading}>
        <Skeleton width="min(340px, 70%)" height="44px" />
        <Skeleton width="min(520px, 90%)" />
        <div className={styles.grid}>
          {Array.from({ length: cards }, (_, index) => `card-${index}`).map((key) => (
            <Skeleton key={key} height="220px" radius="var(--radius-card)" />
          ))}
        </div>
      </div>
    </Page>
  );
}
