import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { basketOnListsTexts } from '#locales/basket-on-lists.ts';
import { barMark } from '#web/ui/behaviour/root-mark.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import styles from './basket-bar.module.css';
import { withoutWishes } from './contents.ts';
import { noteRegistryInSight, useBasket } from './use-basket.ts';

const markBar = barMark('basketBar');

interface BasketBarProps {
  registryId: number;
  /** The page's: of those in the basket, what others have booked no longer counts. */
  wishes: readonly { id: number; available: boolean }[];
  isOnlyAnnounced?: boolean;
}

/**
 * Stands at the foot of the screen while the basket is not empty: the total and the next step, announced after each
 * addition. With gifts from one list the next step is saying who gives; with several lists, reviewing the basket.
 * Where the page has a button of its own that leads there, it is only announced.
 */
export function BasketBar({ registryId, wishes, isOnlyAnnounced = false }: BasketBarProps) {
  const t = useTexts(basketOnListsTexts);
  const lost = wishes.filter((wish) => !wish.available).map(({ id }) => id);
  const { basketSize, superTotal, lists } = withoutWishes(useBasket(), lost);
  useEffect(() => noteRegistryInSight(registryId), [registryId]);
  const isOne = lists.length === 1;
  const isShown = basketSize > 0 && !isOnlyAnnounced;
  return (
    <>
      <p role="status" className="visually-hidden">
        {basketSize > 0 && `${t.basket}, ${t.basketOf(basketSize)}. ${t.notYet(basketSize)}`}
      </p>
      {isShown && (
        <section ref={markBar} className={styles.bar} aria-label={t.basket}>
          <div className={styles.inner}>
            <Link to={paths.basket()} className={styles.sum}>
              <span className={styles.mark}>
                <Icon name="basket" size={24} />
              </span>
              <span className={styles.words}>
                <strong>{t.basketOf(basketSize)}</strong>
                {superTotal > 0 && <Price value={superTotal} className={styles.total} />}
                <span className={styles.notYet}>{t.notYet(basketSize)}</span>
                <span className="visually-hidden"> {t.seeBasket}</span>
              </span>
            </Link>
            <ButtonLink to={isOne ? paths.summary() : paths.basket()} variant="primary" className={styles.link}>
              {t.goOn}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  );
}
