import { basketTexts } from '#locales/basket.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { unansweredWishes } from '../under-way.ts';
import { removeFromBasket } from '../use-basket.ts';
import styles from './basket-view.module.css';

/** @param rest how many gifts are left without them */
export function LostFromBasket({ ids, rest }: { ids: number[]; rest: number }) {
  const t = useTexts(basketTexts);
  return (
    <div className={styles.lost} role="status">
      <p>
        <strong>{t.lostTitle(ids.length)}</strong>
      </p>
      {ids.some((id) => unansweredWishes().includes(id)) && <p>{t.perhapsYours}</p>}
      <p>{t.lostText(ids.length, rest)}</p>
      <Button
        small
        icon="trash"
        onClick={() => {
          removeFromBasket(...ids);
          notify({ type: 'info', text: t.removed(ids.length) });
        }}
      >
        {t.removeLost(ids.length)}
      </Button>
    </div>
  );
}
