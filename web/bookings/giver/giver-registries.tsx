import type { ReactNode } from 'react';
import { bound } from '#contract/everywhere/well-set.ts';
import { isAmazonsOwn } from '#contract/shops/amazon.ts';
import { basketTexts } from '#locales/basket.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import { Address, addressLines } from '#web/basket/address.tsx';
import { RegistryTitle } from '#web/basket/registry-title.tsx';
import { SendTo } from '#web/basket/send-to.tsx';
import buttons from '#web/ui/controls/button-row.module.css';
import { CopyButton } from '#web/ui/copying/copy-button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { ShopButton } from '#web/ui/shop/shop-button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { AffiliateNote } from '#web/ui/texts/affiliate-note.tsx';
import { shopAddress } from '#web/ui/texts/shop-address.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import { AddressInMail } from './address-in-mail.tsx';
import styles from './giver-registries.module.css';
import { byRegistry, copyOf, type GiverBooking, type GiverRegistry } from './giver-registry.ts';

interface GiverRegistriesProps {
  bookings: readonly GiverBooking[];
  token: string;
  /** On the giver's own page: the actions for a booking, whose name tells copies apart. */
  actionsOf?: (booking: GiverBooking, name: string) => ReactNode;
}

/** A giver's gifts, registry by registry, each with its shop, and where to send them. */
export function GiverRegistries({ bookings, token, actionsOf }: GiverRegistriesProps) {
  const t = useTexts(bookingsTexts);
  function nameOf(booking: GiverBooking): string {
    const { place, count } = copyOf(booking, bookings);
    return count > 1 ? t.copy(booking.wish.title, place, count) : booking.wish.title;
  }
  return byRegistry(bookings).map((registry) => (
    <Card as="section" key={registry.id} className={styles.registry}>
      <RegistryTitle name={registry.shortlink} title={registry.title} />
      <ul className={styles.gifts}>
        {registry.bookings.map((booking) => {
          const name = nameOf(booking);
          return <BookedWish key={booking.id} booking={booking} name={name} actions={actionsOf?.(booking, name)} />;
        })}
      </ul>
      <EarningNote bookings={registry.bookings} />
      <SendRegistryTo registry={registry} token={token} />
    </Card>
  ));
}

/** Near the links to shops, if there are any. */
function EarningNote({ bookings }: { bookings: GiverBooking[] }) {
  const shops = bookings.flatMap(({ wish }) => shopAddress(wish.link) ?? []);
  return shops.length > 0 && <AffiliateNote amazon={shops.some(({ hostname }) => isAmazonsOwn(hostname))} />;
}

function BookedWish({ booking, name, actions }: { booking: GiverBooking; name: string; actions: ReactNode }) {
  const t = useTexts(registryTexts);
  const { wish } = booking;
  const shop = shopAddress(wish.link);
  return (
    <li className={styles.gift}>
      <Picture
        gift={wish.id}
        path={thumbnailPath(wish.img_path)}
        alt=""
        width={96}
        height={96}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{bound(name)}</h3>
        <p className={classNames(styles.price, wish.price === 0 && styles.noPrice)}>
          <Price value={wish.price} />
        </p>
        <BookedState booking={booking} />
      </div>
      <div className={classNames(buttons.row, styles.actions)}>
        {shop && (
          <ShopButton address={shop} small>
            {t.toShop}
            <span className="visually-hidden">{`(${name}, ${t.newWindow})`}</span>
          </ShopButton>
        )}
        {actions}
      </div>
    </li>
  );
}

function BookedState({ booking }: { booking: GiverBooking }) {
  const t = useTexts(bookingsTexts);
  if (booking.received) {
    return (
      <Pill tone="sage" icon="check">
        {t.received}
      </Pill>
    );
  }
  return (
    <p className={styles.pills}>
      {booking.bought ? (
        <Pill tone="sage" icon="check">
          {t.bought}
        </Pill>
      ) : (
        <Pill tone="amber">{t.toBuy}</Pill>
      )}
      {booking.thanked && (
        <Pill tone="coral" icon="heart" filled>
          {t.thanked}
        </Pill>
      )}
    </p>
  );
}

function SendRegistryTo({ registry, token }: { registry: GiverRegistry; token: string }) {
  const t = useTexts(bookingsTexts);
  const { countries } = useTexts(basketTexts);
  if (registry.address.address_first_line === null) return <AddressInMail registry={registry} token={token} />;
  return (
    <SendTo
      title={t.addressTitle}
      action={
        <CopyButton small text={addressLines(registry.address, countries).join('\n')} copied={t.addressCopied}>
          {t.copyAddress}
        </CopyButton>
      }
    >
      <Address address={registry.address} />
    </SendTo>
  );
}
