import { Link } from 'react-router';
import { bound } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { basketTexts } from '#locales/basket.ts';
import { isDoubleTap } from '#web/ui/behaviour/double-tap.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import { type BasketWish, subtotalOf } from '../contents.ts';
import { Copies } from '../copies/copies.tsx';
import { useWishesUnderWay } from '../under-way.ts';
import { removeFromBasket } from '../use-basket.ts';
import styles from './basket-section.module.css';
import { Repriced } from './repriced.tsx';
import type { WishState } from './wish-states.ts';

interface BasketRowProps {
  wish: BasketWish;
  registryName: string | number;
  state: WishState;
}

/** A gift in the basket, and what has become of it meanwhile. */
export function BasketRow({ wish, registryName, state }: BasketRowProps) {
  const t = useTexts(basketTexts);
  const isSent = useWishesUnderWay().includes(wish.id);
  const title = bound(wish.title);
  const isGone = state === 'gone' || state === 'offline';
  const isLost = state === 'booked' || isGone;
  // Of a list that is not online its section says so.
  const reasons = { booked: t.booked, gone: t.gone, fewer: t.fewerLeft(wish.free ?? 1) };
  const reason = (reasons as Partial<Record<WishState, string>>)[state];
  return (
    <tr className={classNames(styles.row, isLost && styles.lost)}>
      <th scope="row" className={styles.gift}>
        <Picture
          gift={wish.id}
          path={thumbnailPath(wish.img_path)}
          alt=""
          width={72}
          height={72}
          className={styles.picture}
        />
        <span className={styles.words}>
          {isGone ? title : <Link to={paths.publicWish(registryName, wish.id)}>{title}</Link>}
          {reason && (
            <Pill tone="rose" className={styles.state}>
              {reason}
            </Pill>
          )}
          {!isLost && <Repriced wish={wish} />}
        </span>
      </th>
      <td className={styles.number} data-label={wish.price === 0 ? undefined : t.price}>
        <Price value={wish.price} />
      </td>
      <td className={styles.number} data-label={t.quantity}>
        <Copies wish={wish} />
      </td>
      <td className={styles.number} data-label={wish.price === 0 ? undefined : t.subtotal}>
        {wish.price > 0 && <Price value={subtotalOf(wish)} />}
      </td>
      <td className={styles.remove}>
        <IconButton
          icon="trash"
          label={t.remove(wish.title)}
          disabled={isSent}
          onClick={(event) => {
            // By keyboard, one moves to each on purpose.
            if (event.detail > 0 && isDoubleTap(event, 'basket')) return;
            removeFromBasket(wish.id);
            notify({ type: 'info', text: t.removed(1) });
          }}
        />
      </td>
    </tr>
  );
}
