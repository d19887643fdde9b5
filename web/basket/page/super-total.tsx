import { basketTexts } from '#locales/basket.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import type { Basket } from '../contents.ts';
import styles from './basket-view.module.css';

export function SuperTotal({ basket: { lists, superTotal } }: { basket: Basket }) {
  const t = useTexts(basketTexts);
  const unpriced = lists.flatMap(({ wishes }) => wishes).filter(({ price }) => price === 0).length;
  return (
    <>
      {(superTotal > 0 || unpriced === 0) && <Price value={superTotal} />}
      {unpriced > 0 && <span className={styles.unpriced}> {t.withoutPrice(unpriced)}</span>}
    </>
  );
}
