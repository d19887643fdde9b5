import { memo } from 'react';
import { wellSet } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { BookingState } from '#web/bookings/parents/booking-state.tsx';
import { giverName, type ManagedBooking, type ManagedWish } from '#web/data/registries/managed-registry.ts';
import { useFeature } from '#web/site.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlays/menu.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MORE } from '#web/wishes/owner/more-icon.ts';
import { NewPrice } from '#web/wishes/owner/new-price.tsx';
import { WishCard } from '#web/wishes/wish-card.tsx';
import styles from './owner-wish-card.module.css';

interface OwnerWishCardProps {
  wish: ManagedWish;
  eager: boolean;
  /** Just added, changed or returned from: highlighted. */
  isLinked: boolean;
  onDelete: (wishId: number) => void;
  onThank: (bookingId: number) => void;
}

/** A wish as its parents see it: who booked it, and a menu to change or delete it. */
export const OwnerWishCard = memo(function OwnerWishCard({
  wish,
  eager,
  isLinked,
  onDelete,
  onThank,
}: OwnerWishCardProps) {
  const t = useTexts(ownerRegistryTexts);
  return (
    <WishCard
      wish={wellSet(wish)}
      to={paths.ownerWish(wish.birthregistry_id, wish.id)}
      eager={eager}
      picked={isLinked}
      note={noteOf(wish, onThank)}
      corner={
        <Menu
          button={(props) => (
            <IconButton {...props} icon={MORE} small label={t.wishMenu(wish.title)} className={styles.menu} />
          )}
        >
          <MenuLink to={paths.editWish(wish.birthregistry_id, wish.id)} icon="pencil">
            {t.editWish}
          </MenuLink>
          <MenuItem icon="trash" danger onClick={() => onDelete(wish.id)}>
            {t.deleteWish}
          </MenuItem>
        </Menu>
      }
    />
  );
});

function noteOf(wish: ManagedWish, onThank: OwnerWishCardProps['onThank']) {
  if (wish.new_price === null && wish.bookings.length === 0) return null;
  return (
    <>
      {wish.new_price !== null && <NewPrice wish={wish} newPrice={wish.new_price} />}
      {wish.bookings.length > 0 && <Givers bookings={wish.bookings} onThank={onThank} />}
    </>
  );
}

const SHOWN = 3;

function Givers({ bookings, onThank }: { bookings: readonly ManagedBooking[] } & Pick<OwnerWishCardProps, 'onThank'>) {
  const t = useTexts(ownerRegistryTexts);
  const thanks = useFeature('thanksFeature');
  return (
    <>
      <span className="visually-hidden">{t.bookedBy}</span>
      <ul className={styles.givers}>
        {bookings.slice(0, SHOWN).map((booking) => (
          <li key={booking.id} className={styles.giver}>
            <span className={styles.name}>{giverName(booking)}</span>
            {thanks && !booking.thanked && !booking.received ? (
              <button
                type="button"
                className={styles.thank}
                aria-label={t.thankGiver(giverName(booking))}
                onClick={() => onThank(booking.id)}
              >
                <BookingState booking={booking} />
              </button>
            ) : (
              <BookingState booking={booking} />
            )}
          </li>
        ))}
        {bookings.length > SHOWN && <li>{t.moreGivers(bookings.length - SHOWN)}</li>}
      </ul>
    </>
  );
}
