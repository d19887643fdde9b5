import { wishAnchor } from '#contract/pages.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import type { ManagedWish } from '#web/data/registries/managed-registry.ts';
import { useFeature } from '#web/site.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './owner-gifts.module.css';

/** How many gifts still wait for thanks, and the way to the first of them. */
export function ToThank({ wishes }: { wishes: readonly ManagedWish[] }) {
  const t = useTexts(ownerRegistryTexts);
  const thanks = useFeature('thanksFeature');
  const waiting = wishes.flatMap((wish) => wish.bookings.filter((booking) => !booking.thanked).map(() => wish));
  const [first] = waiting;
  if (!(thanks && first)) return null;
  return (
    <p className={styles.toThank}>
      <Icon name="heart" />
      <span className={styles.words}>
        <span>{t.toThank(waiting.length)}</span>
        <a href={`#${wishAnchor(first.id)}`}>{t.showFirst}</a>
      </span>
    </p>
  );
}
