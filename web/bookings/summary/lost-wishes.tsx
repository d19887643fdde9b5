import { bookingsTexts } from '#locales/bookings.ts';
import { type Basket, withoutWishes } from '#web/basket/contents.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { bound } from '#web/ui/texts/well-set.ts';
import styles from './summary.module.css';

interface LostWishesProps {
  ids: number[];
  basket: Basket;
  onRemove: (ids: number[]) => void;
}

/** Names the wishes others were quicker to book, and offers to continue without them, or with one of those. */
export function LostWishes({ ids, basket, onRemove }: LostWishesProps) {
  const wishes = basket.lists.flatMap((registry) => registry.wishes).filter((wish) => ids.includes(wish.id));
  const [fewer, gone] = [
    wishes.filter(({ quantity }) => quantity > 1),
    wishes.filter(({ quantity }) => quantity === 1),
  ];
  const rest = withoutWishes(basket, ids).basketSize;
  return (
    <>
      {gone.length > 0 && <Lost wishes={gone} rest={rest + fewer.length} onRemove={onRemove} />}
      {fewer.length > 0 && <Lost wishes={fewer} rest={rest} isFewer onRemove={onRemove} />}
    </>
  );
}

interface LostProps extends Pick<LostWishesProps, 'onRemove'> {
  wishes: readonly { id: number; title: string }[];
  /** How many gifts are left without them. */
  rest: number;
  isFewer?: boolean;
}

function Lost({ wishes, rest, isFewer, onRemove }: LostProps) {
  const t = useTexts(bookingsTexts);
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
      <Button icon={isFewer ? undefined : 'trash'} onClick={() => onRemove(wishes.map(({ id }) => id))}>
        {isFewer ? t.lostTakeOne : t.lostRemove(wishes.length, rest)}
      </Button>
    </div>
  );
}
