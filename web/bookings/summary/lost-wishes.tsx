import { bookingsTexts } from '#locales/bookings.ts';
import { type Basket, type BasketWish, wishesInBasket, withoutWishes } from '#web/basket/contents.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { bound } from '#web/ui/texts/well-set.ts';
import styles from './summary.module.css';

interface LostWishesProps {
  lost: number[];
  /** Others took some of their copies; the basket holds what is left. */
  fewer: BasketWish[];
  /** The lost ones are no longer on an online list; otherwise others booked them. */
  areGone: boolean;
  basket: Basket;
  onSettle: (ids: number[]) => void;
}

/**
 * Names the wishes others were quicker to book, and offers to continue without them, or with the copies that are left:
 * in the place of the button that was pressed, which has the focus.
 */
export function LostWishes({ lost, fewer, areGone, basket, onSettle }: LostWishesProps) {
  const t = useTexts(bookingsTexts);
  const wishes = wishesInBasket(basket).filter((wish) => lost.includes(wish.id));
  const rest = withoutWishes(basket, lost).basketSize;
  return (
    <>
      {wishes.length > 0 && (
        <Lost
          wishes={wishes}
          title={t.lostTitle(wishes.length)}
          cause={areGone ? t.lostGoneText : t.lostText}
          label={t.lostRemove(wishes.length, rest)}
          onSettle={onSettle}
          autoFocus
        />
      )}
      {fewer.map((wish, index) => (
        <Lost
          key={wish.id}
          wishes={[wish]}
          title={t.lostFewer}
          cause={t.lostFewerText}
          label={t.lostTakeLeft(wish.quantity)}
          onSettle={onSettle}
          autoFocus={wishes.length + index === 0}
        />
      ))}
    </>
  );
}

interface LostProps extends Pick<LostWishesProps, 'onSettle'> {
  wishes: readonly { id: number; title: string }[];
  title: string;
  cause: string;
  /** Of the button that settles it. */
  label: string;
  autoFocus: boolean;
}

function Lost({ wishes, title, cause, label, onSettle, autoFocus }: LostProps) {
  const t = useTexts(bookingsTexts);
  return (
    <div className={styles.lost} role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {wishes.map((wish) => (
          <li key={wish.id}>{bound(wish.title)}</li>
        ))}
      </ul>
      <p>
        {cause} {t.lostKept}
      </p>
      <Button variant="primary" wide autoFocus={autoFocus} onClick={() => onSettle(wishes.map(({ id }) => id))}>
        {label}
      </Button>
    </div>
  );
}
