import { bookingsTexts } from '#locales/bookings.ts';
import { type Basket, withoutWishes } from '#web/basket/contents.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './summary-form.module.css';

interface LostGiftsProps {
  ids: number[];
  basket: Basket;
  onRemove: () => void;
}

/** Names the gifts that others were quicker with, and offers to go on without them. */
export function LostGifts({ ids, basket, onRemove }: LostGiftsProps) {
  const t = useTexts(bookingsTexts);
  const gifts = basket.lists.flatMap((registry) => registry.wishes).filter((wish) => ids.includes(wish.id));
  const rest = withoutWishes(basket, ids).basketSize;
  const isFewer = gifts.some(({ quantity }) => quantity > 1);
  if (gifts.length === 0) return null;
  return (
    <div className={styles.lost} role="alert">
      <p>
        <strong>{isFewer ? t.lostFewer : t.lostTitle(gifts.length)}</strong>
      </p>
      <ul>
        {gifts.map((gift) => (
          <li key={gift.id}>{gift.title}</li>
        ))}
      </ul>
      <p>{isFewer ? t.lostFewerText : t.lostText(rest)}</p>
      <Button icon={isFewer ? undefined : 'trash'} onClick={onRemove}>
        {isFewer ? t.lostTakeOne : t.lostRemove(gifts.length, rest)}
      </Button>
    </div>
  );
}
