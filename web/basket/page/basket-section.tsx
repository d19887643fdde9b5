import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { basketTexts } from '#locales/basket.ts';
import { uiTexts } from '#locales/ui.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import { Address } from '../address.tsx';
import type { BasketRegistry } from '../contents.ts';
import { RegistryTitle } from '../registry-title.tsx';
import { SendTo } from '../send-to.tsx';
import { BasketRow } from './basket-row.tsx';
import styles from './basket-section.module.css';
import { type RegistryNow, wishStateOf } from './wish-states.ts';

interface BasketSectionProps {
  registry: BasketRegistry;
  now: RegistryNow | undefined;
  /** Gifts that are taken, but perhaps by this very visitor. */
  own: readonly number[];
  /** Of what can still be booked; undefined if nothing can, or if the page's own total says the same. 0: no price. */
  total: number | undefined;
  /** The way on, for when the page's own button is far below. */
  confirm: ReactNode;
}

/** One registry of the basket: its gifts, their total, and where they are sent. */
export function BasketSection({ registry, now, own, total, confirm }: BasketSectionProps) {
  const t = useTexts(basketTexts);
  const registryName = registry.shortlink ?? registry.birthRegistryId;
  const isUnknown = now !== undefined && !now.isGone && now.categories === null;
  return (
    <Card as="section" className={styles.card}>
      <RegistryTitle name={registryName} title={registry.birthRegistryTitle} className={styles.title} />
      {now?.isGone && <p className={styles.problem}>{t.listGone}</p>}
      {isUnknown && <Unknown />}
      <table className={styles.table}>
        <Columns />
        <tbody>
          {registry.wishes.map((wish) => (
            <BasketRow
              key={wish.id}
              wish={wish}
              registryName={registryName}
              state={own.includes(wish.id) ? 'unknown' : wishStateOf(wish.id, now)}
            />
          ))}
        </tbody>
        {total !== undefined && total > 0 && (
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
        <SendTo title={t.address} className={styles.address}>
          {now?.address && <Address address={now.address} />}
          {now && <AddressNote address={now.address} />}
        </SendTo>
      )}
      {confirm && <p className={styles.confirm}>{confirm}</p>}
    </Card>
  );
}

/** Neither what is still there nor the address could be asked, or only the first. */
function Unknown() {
  const t = useTexts(basketTexts);
  const { retry } = useTexts(uiTexts);
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles.problem}>
      <p>{t.statesUnknown}</p>
      <Button small icon="refresh" loading={state !== 'idle'} onClick={revalidate}>
        {retry}
      </Button>
    </div>
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
