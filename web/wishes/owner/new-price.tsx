import { useRevalidator } from 'react-router';
import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import type { ManagedWish } from '#web/data/registries/managed-registry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { formatPrice } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './new-price.module.css';

interface NewPriceProps {
  wish: Pick<ManagedWish, 'id' | 'title' | 'price'>;
  newPrice: number;
}

/** A catalogue price that is news (`newPriceOf` in server/wishes/present.ts): accepted or dismissed with one tap. */
export function NewPrice({ wish, newPrice }: NewPriceProps) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { isBusy, start } = useAction(async (price: number | undefined) => {
    const body = { known_price: newPrice, ...(price !== undefined && { price }) };
    await api('PUT /wish/{wish_id}', { params: { wish_id: wish.id }, body });
    notify({ type: 'success', text: price === undefined ? t.priceKept : t.priceTaken(formatPrice(price, language)) });
    await revalidate();
  }, t.cannotUpdate);
  const now = formatPrice(newPrice, language);
  return (
    <div className={styles.news}>
      <p>{wish.price > newPrice || wish.price === 0 ? t.priceFell(now) : t.priceRose(now)}</p>
      <div className={styles.ways}>
        <Button small loading={isBusy} aria-label={`${t.takePrice}, ${wish.title}`} onClick={() => start(newPrice)}>
          {t.takePrice}
        </Button>
        <Button
          small
          variant="quiet"
          disabled={isBusy}
          aria-label={`${t.keepPrice}, ${wish.title}`}
          onClick={() => start(undefined)}
        >
          {t.keepPrice}
        </Button>
      </div>
    </div>
  );
}
