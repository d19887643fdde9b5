import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { basketTexts } from '#locales/basket.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import { Address } from './address.tsx';
import styles from './basket-section.module.css';
import type { BasketRegistry, BasketWish } from './contents.ts';
import { isDoubleTap } from './double-tap.ts';
import { removeFromBasket } from './store.ts';
import { type RegistryNow, stateOf, type WishState } from './wish-states.ts';

interface BasketSectionProps {
  registry: BasketRegistry;
  now: RegistryNow | undefined;
  /** Of what can still be booked; undefined where nothing can. */
  total: number | undefined;
}

/** One registry of the basket: its gifts, what they come to, and where they go. */
export function BasketSection({ registry, now, total }: BasketSectionProps) {
  const t = useTexts(basketTexts);
  const registryName = registry.shortlink ?? registry.birthRegistryId;
  const isUnknown = now !== undefined && !now.isGone && now.categories === null;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>
        <Link to={paths.publicRegistry(registryName)}>{registry.birthRegistryTitle}</Link>
      </h2>
      {now?.isGone && <p className={styles.problem}>{t.listGone}</p>}
      {isUnknown && <p className={styles.problem}>{t.statesUnknown}</p>}
      <table className={styles.table}>
        <Columns />
        <tbody>
          {registry.wishes.map((wish) => (
            <WishRow key={wish.id} wish={wish} registryName={registryName} state={stateOf(wish.id, now)} />
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t.subtotal}
              </th>
              <td className={styles.number}>
                <Price value={total} />
              </td>
              <td />
            </tr>
          </tfoot>
        )}
      </table>
      {!now?.isGone && (
        <div className={styles.address}>
          <Icon name="pin" />
          <div>
            <h3 className={styles.heading}>{t.address}</h3>
            {now?.address && <Address address={now.address} />}
            {now && <AddressNote address={now.address} />}
          </div>
        </div>
      )}
    </Card>
  );
}

function Columns() {
  const t = useTexts(basketTexts);
  return (
    <thead>
      <tr>
        <th scope="col">{t.gift}</th>
        <th scope="col" className={styles.number}>
          {t.price}
        </th>
        <th scope="col" className={styles.number}>
          {t.quantity}
        </th>
        <th scope="col" className={styles.number}>
          {t.subtotal}
        </th>
        <th scope="col">
          <span className="visually-hidden">{t.removeShort}</span>
        </th>
      </tr>
    </thead>
  );
}

function AddressNote({ address }: { address: RegistryNow['address'] }) {
  const t = useTexts(basketTexts);
  if (!address) return <p>{t.addressUnknown}</p>;
  return address.address_first_line === null ? <p className={styles.later}>{t.addressLater}</p> : null;
}

function WishRow({ wish, registryName, state }: { wish: BasketWish; registryName: string | number; state: WishState }) {
  const t = useTexts(basketTexts);
  const isLost = state === 'booked' || state === 'gone';
  return (
    <tr className={classNames(styles.row, isLost && styles.lost)}>
      <th scope="row" className={styles.gift}>
        <Picture
          path={wish.img_path && thumbnailPath(wish.img_path)}
          alt=""
          width={72}
          height={72}
          className={styles.picture}
        />
        <span className={styles.words}>
          {state === 'gone' ? wish.title : <Link to={paths.publicWish(registryName, wish.id)}>{wish.title}</Link>}
          {isLost && (
            <Pill tone="rose" className={styles.state}>
              {state === 'booked' ? t.booked : t.gone}
            </Pill>
          )}
        </span>
      </th>
      <td className={styles.number} data-label={wish.price === 0 ? undefined : t.price}>
        <Price value={wish.price} />
      </td>
      <td className={styles.number} data-label={t.quantity}>
        {wish.quantity}
      </td>
      <td className={styles.number} data-label={wish.price === 0 ? undefined : t.subtotal}>
        <Price value={wish.price} />
      </td>
      <td className={styles.remove}>
        <IconButton
          icon="trash"
          label={t.remove(wish.title)}
          onClick={(event) => {
            if (isDoubleTap(event, 'basket')) return;
            removeFromBasket(wish.id);
            notify({ type: 'info', text: t.removed });
          }}
        />
      </td>
    </tr>
  );
}
