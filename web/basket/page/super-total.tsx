import { basketTexts } from '#locales/basket.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import { type Basket, wishesInBasket } from '../contents.ts';

interface SuperTotalProps {
  basket: Basket;
  /** Of how many gifts have no price. */
  className: string | undefined;
}

/** What the gifts cost in all, and how many of them have no price. */
export function SuperTotal({ basket, className }: SuperTotalProps) {
  const t = useTexts(basketTexts);
  const { superTotal } = basket;
  const unpriced = wishesInBasket(basket).reduce((sum, { price, quantity }) => sum + (price === 0 ? quantity : 0), 0);
  return (
    <>
      {(superTotal > 0 || unpriced === 0) && <Price value={superTotal} />}
      {unpriced > 0 && <span className={className}> {t.withoutPrice(unpriced)}</span>}
    </>
  );
}
