import { bound } from '#contract/everywhere/well-set.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { type Basket, type BasketWish, withoutWishes } from '#web/basket/contents.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './summary.module.css';

interface LostWishesProps {
  /** No longer on an online list. */
  gone: BasketWish[];
  /** Others booked them. */
  booked: BasketWish[];
  /** Fewer are left than were wanted; the basket holds what is left. */
  fewer: BasketWish[];
  /** The gone and the booked. */
  lost: number[];
  /** The service has just refused them; otherwise they were found missing before. */
  isRefused: boolean;
  basket: Basket;
  onSettle: (ids: number[]) => void;
}

/**
 * Names the wishes others were quicker to book, and offers to continue without them, or with the copies that are left:
 * in the place of the button that was pressed, which had the focus.
 */
export function LostWishes({ gone, booked, fewer, lost, isRefused, basket, onSettle }: LostWishesProps) {
  const t = useTexts(bookingsTexts);
  const rest = withoutWishes(basket, lost).basketSize;
  const whole = (wishes: BasketWish[], cause: string) => ({
    wishes,
    title: t.lostTitle(wishes.length),
    cause,
    label: t.lostRemove(wishes.length, rest),
  });
  const told = [
    whole(gone, t.lostGoneText(gone.length)),
    whole(booked, t.lostText),
    ...fewer.map((wish) => ({
      wishes: [wish],
      title: t.lostFewer,
      cause: t.lostFewerText,
      label: t.lostTakeLeft(wish.quantity),
    })),
  ].filter(({ wishes }) => wishes.length > 0);
  return told.map((part, index) => (
    <Lost key={part.wishes[0]?.id} {...part} onSettle={onSettle} autoFocus={isRefused && index === 0} />
  ));
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
