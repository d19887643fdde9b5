import { bookingsTexts } from '#locales/bookings.ts';
import { type Basket, withoutWishes } from '#web/basket/contents.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { bound } from '#web/ui/texts/well-set.ts';
import styles from './summary.module.css';

interface LostWishesProps {
  ids: number[];
  /** They are no longer on an online list; otherwise others booked them. */
  areGone: boolean;
  basket: Basket;
  onRemove: (ids: number[]) => void;
}

/**
 * Names the wishes others were quicker to book, and offers to continue without them, or with one of those: in the place
 * of the button that was pressed, which has the focus.
 */
export function LostWishes({ ids, areGone, basket, onRemove }: LostWishesProps) {
  const wishes = basket.lists.flatMap((registry) => registry.wishes).filter((wish) => ids.includes(wish.id));
  const fewer = wishes.filter(({ quantity }) => quantity > 1 && !areGone);
  const all = wishes.filter((wish) => !fewer.includes(wish));
  const rest = withoutWishes(basket, ids).basketSize;
  const how = areGone ? 'gone' : 'booked';
  return (
    <>
      {all.length > 0 && <Lost wishes={all} how={how} rest={rest + fewer.length} onRemove={onRemove} autoFocus />}
      {fewer.length > 0 && (
        <Lost wishes={fewer} how="fewer" rest={rest} onRemove={onRemove} autoFocus={all.length === 0} />
      )}
    </>
  );
}

interface LostProps extends Pick<LostWishesProps, 'onRemove'> {
  wishes: readonly { id: number; title: string }[];
  how: 'gone' | 'booked' | 'fewer';
  /** How many gifts are left without them. */
  rest: number;
  autoFocus: boolean;
}

function Lost({ wishes, how, rest, onRemove, autoFocus }: LostProps) {
  const t = useTexts(bookingsTexts);
  const isFewer = how === 'fewer';
  const cause = { gone: t.lostGoneText, booked: t.lostText, fewer: t.lostFewerText }[how];
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
      <p>
        {cause} {t.lostKept}
      </p>
      <Button variant="primary" wide autoFocus={autoFocus} onClick={() => onRemove(wishes.map(({ id }) => id))}>
        {isFewer ? t.lostTakeOne : t.lostRemove(wishes.length, rest)}
      </Button>
    </div>
  );
}
