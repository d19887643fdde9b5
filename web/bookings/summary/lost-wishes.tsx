import { bookingsTexts } from '#locales/bookings.ts';
import { type Basket, withoutWishes } from '#web/basket/contents.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { bound } from '#web/ui/texts/well-set.ts';
import styles from './summary.module.css';

interface LostWishesProps {
  ids: number[];
  basket: Basket;
  onRemove: () => void;
}

/** Names the wishes others were quicker to book, and offers to continue without them. */
export function LostWishes({ ids, basket, onRemove }: LostWishesProps) {
  const t = useTexts(bookingsTexts);
  const wishes = basket.lists.flatMap((registry) => registry.wishes).filter((wish) => ids.includes(wish.id));
  const rest = withoutWishes(basket, ids).basketSize;
  const isFewer = wishes.some(({ quantity }) => quantity > 1);
  if (wishes.length === 0) return null;
  return (
    <div className={styles.lost} role="alert">
      <p>
        <strong>{isFewer ? t.lostFewer : t.lostTitle(wishes.length)}</strong>
      </p>
      <ul>
        {wishes.map((wish) => (
          <li key={wish.id}>{bound(wish.title)}</li>
        ))}
      </ul>
      <p>{isFewer ? t.lostFewerText : t.lostText(rest)}</p>
      <Button icon={isFewer ? undefined : 'trash'} onClick={onRemove}>
        {isFewer ? t.lostTakeOne : t.lostRemove(wishes.length, rest)}
      </Button>
    </div>
  );
}
