import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import type { ManagedWish } from '#web/data/registries/managed-registry.ts';
import { useFeature } from '#web/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './owner-wishes.module.css';

/** How many gifts still wait for thanks, and the way to thank for them one by one. */
export function ToThank({ wishes, onThank }: { wishes: readonly ManagedWish[]; onThank: () => void }) {
  const t = useTexts(ownerRegistryTexts);
  const thanks = useFeature('thanksFeature');
  const waiting = wishes.filter(({ bookings }) => bookings.some((booking) => !booking.thanked));
  if (!thanks || waiting.length === 0) return null;
  return (
    <div className={styles.toThank}>
      <Icon name="heart" />
      <span className={styles.words}>
        <span>{t.toThank(waiting.length)}</span>
        <Button small onClick={onThank}>
          {t.thankNow}
        </Button>
      </span>
    </div>
  );
}
