import { bound } from '#contract/everywhere/well-set.ts';
import { basketTexts } from '#locales/basket.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { type Basket, subtotalOf, withoutWishes } from '#web/basket/contents.ts';
import { Copies } from '#web/basket/copies/copies.tsx';
import { Repriced } from '#web/basket/page/repriced.tsx';
import { SuperTotal } from '#web/basket/page/super-total.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import styles from './summary.module.css';

/** What is about to be booked, registry by registry. */
export function SummaryWishes({ basket, lost }: { basket: Basket; lost: number[] }) {
  const t = useTexts(bookingsTexts);
  const { total } = useTexts(basketTexts);
  const rest = withoutWishes(basket, lost);
  return (
    <Card as="aside" soft className={styles.gifts}>
      <h2 className={styles.heading}>{t.yourGifts(basket.basketSize)}</h2>
      {basket.lists.map((registry) => (
        <section key={registry.birthRegistryId} aria-label={registry.birthRegistryTitle}>
          <h3 className={styles.registry}>{bound(registry.birthRegistryTitle)}</h3>
          <ul className={styles.rows}>
            {registry.wishes.map((wish) => (
              <li key={wish.id} className={lost.includes(wish.id) ? styles.lostRow : undefined}>
                <Picture
                  gift={wish.id}
                  path={thumbnailPath(wish.img_path)}
                  alt=""
                  width={48}
                  height={48}
                  className={styles.picture}
                />
                <div className={styles.words}>
                  <span className={styles.name}>{bound(wish.title)}</span>
                  {(wish.quantity > 1 || (wish.free ?? 1) > 1) && <Copies wish={wish} />}
                </div>
                {wish.price > 0 && <Price value={subtotalOf(wish)} className={styles.price} />}
                {!lost.includes(wish.id) && <Repriced wish={wish} className={styles.repriced} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {rest.superTotal > 0 && (
        <p className={styles.total}>
          <span>{total}</span>
          <span>
            <SuperTotal basket={rest} className={styles.unpriced} />
          </span>
        </p>
      )}
    </Card>
  );
}
