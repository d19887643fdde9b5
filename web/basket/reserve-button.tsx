import { basketOnListsTexts } from '#locales/basket-on-lists.ts';
import { isDoubleTap } from '#web/ui/behaviour/double-tap.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { copiesLeft, type RegistryHead, type WishToGive } from './contents.ts';
import styles from './reserve-button.module.css';
import { addToBasket, removeFromBasket, useIsInBasket } from './use-basket.ts';

interface ReserveButtonProps {
  registry: RegistryHead;
  wish: WishToGive & Parameters<typeof copiesLeft>[0] & { available: boolean };
  small?: boolean;
}

/**
 * Adds a gift to the visitor's basket, or removes it. Renders nothing if the gift is taken, unless it is in the
 * basket.
 */
export function ReserveButton({ registry, wish, small = false }: ReserveButtonProps) {
  const t = useTexts(basketOnListsTexts);
  if (useIsInBasket(registry.birthRegistryId, wish.id)) {
    return (
      <Button
        wide
        small={small}
        className={classNames(styles.button, styles.takesOut, wish.available && styles.picked)}
        aria-label={t.takeOutGift(wish.title)}
        onClick={(event) => {
          if (isDoubleTap(event, wish.id)) return;
          removeFromBasket(wish.id);
          notify({ type: 'info', text: t.takenOut });
        }}
      >
        <Icon name="basket" size={18} className={styles.basket} />
        <span>{t.takeOut}</span>
      </Button>
    );
  }
  if (!wish.available) return null;
  return (
    <Button
      wide
      small={small}
      variant="primary"
      className={styles.button}
      aria-label={t.reserveGift(wish.title)}
      onClick={(event) => {
        if (isDoubleTap(event, wish.id)) return;
        addToBasket(registry, { ...wish, free: copiesLeft(wish) });
      }}
    >
      {t.reserve}
    </Button>
  );
}
