import { basketTexts } from '#locales/basket.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { BasketWish } from '../contents.ts';
import { takeCopies } from '../review-basket.ts';
import { useWishesUnderWay } from '../under-way.ts';
import styles from './copies.module.css';

/** How many copies one gives; adjustable if more than one is free. */
export function Copies({ wish: { id, title, quantity, free = 1 } }: { wish: BasketWish }) {
  const t = useTexts(basketTexts);
  const isSent = useWishesUnderWay().includes(id);
  if (free < 2) return quantity;
  return (
    <span className={styles.copies}>
      <IconButton
        icon="M5 12h14"
        small
        variant="secondary"
        label={t.fewer(title)}
        disabled={isSent || quantity <= 1}
        onClick={() => takeCopies(id, quantity - 1)}
      />
      <span className={styles.count} role="status">
        <span className="visually-hidden">{t.copies(title, quantity)}</span>
        <span aria-hidden="true">{quantity}</span>
      </span>
      <IconButton
        icon="plus"
        small
        variant="secondary"
        label={t.moreOf(title)}
        disabled={isSent || quantity >= free}
        onClick={() => takeCopies(id, quantity + 1)}
      />
    </span>
  );
}
