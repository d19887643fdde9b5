import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import styles from './basket-bar.module.css';
import { useBasket } from './use-basket.ts';

/** At the foot of the screen while there is something in the basket: how much, and the way on. */
export function BasketBar() {
  const t = useTexts(publicRegistryTexts);
  const { basketSize, superTotal } = useBasket();
  if (basketSize === 0) return null;
  return (
    <section className={styles.bar} aria-label={t.basket}>
      <div className={styles.inner}>
        <span className={styles.mark}>
          <Icon name="basket" size={24} />
        </span>
        <p className={styles.sum}>
          <strong>{t.basketOf(basketSize)}</strong>
          {superTotal > 0 && <Price value={superTotal} className={styles.total} />}
        </p>
        <ButtonLink to={paths.basket()} variant="primary" className={styles.link}>
          {t.seeBasket}
        </ButtonLink>
      </div>
    </section>
  );
}
