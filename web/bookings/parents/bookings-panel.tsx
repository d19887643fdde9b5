import { useState } from 'react';
import { parentsBookingsTexts } from '#locales/bookings/parents.ts';
import type { ManagedBooking, ManagedWish } from '#web/data/registries/managed-registry.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { BookingCard } from './booking-card.tsx';
import { DeleteBookingDialog, ReceiveDialog } from './booking-dialogs.tsx';
import styles from './bookings-panel.module.css';
import { findOthersWaiting, type OtherWaiting } from './others-waiting.ts';

const ThankDialog = later(async () => (await import('./thank-dialog.tsx')).ThankDialogOnceKnown);

interface BookingsPanelProps {
  wish: ManagedWish;
  /** Reloads the wish. */
  onChange: () => Promise<void>;
}

/** What the parents are about to do with a booking. */
type Action =
  | { kind: 'receive' | 'delete'; booking: ManagedBooking }
  | { kind: 'thank'; booking: ManagedBooking; others: Promise<OtherWaiting[]> };

/** Who booked a gift, and the parents' actions: thank, mark as received, delete. */
export function BookingsPanel({ wish, onChange }: BookingsPanelProps) {
  const t = useTexts(parentsBookingsTexts);
  const [action, setAction] = useState<Action | null>(null);
  function begin(kind: Action['kind'], booking: ManagedBooking): void {
    if (kind === 'thank') setAction({ kind, booking, others: findOthersWaiting(wish.birthregistry_id, booking) });
    else setAction({ kind, booking });
  }
  const dialog = action && { booking: action.booking, wish, onClose: () => setAction(null), onChange };
  return (
    <section className={styles.panel} aria-labelledby="bookings-title">
      <header className={styles.header}>
        <h2 id="bookings-title">{t.bookings}</h2>
        {wish.bookings.length > 0 && wish.quantity > 1 && <p>{t.bookingsCount(wish.bookings.length, wish.quantity)}</p>}
      </header>
      <Bookings bookings={wish.bookings} onAction={begin} />
      {dialog && action.kind === 'thank' && (
        <ThankDialog
          {...dialog}
          others={action.others}
          onThanked={async () => {
            setAction(null);
            await onChange();
          }}
        />
      )}
      {dialog && action.kind === 'receive' && <ReceiveDialog {...dialog} />}
      {dialog && action.kind === 'delete' && <DeleteBookingDialog {...dialog} />}
    </section>
  );
}

interface BookingsProps {
  bookings: readonly ManagedBooking[];
  onAction: (kind: Action['kind'], booking: ManagedBooking) => void;
}

function Bookings({ bookings, onAction }: BookingsProps) {
  const t = useTexts(parentsBookingsTexts);
  if (bookings.length === 0) {
    return (
      <EmptyState level={3} title={t.noBookings}>
        <p>{t.noBookingsText}</p>
      </EmptyState>
    );
  }
  const begin = (kind: Action['kind']) => (booking: ManagedBooking) => onAction(kind, booking);
  return (
    <ul className={styles.bookings}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard
            booking={booking}
            onThank={begin('thank')}
            onReceived={begin('receive')}
            onDelete={begin('delete')}
          />
        </li>
      ))}
    </ul>
  );
}
