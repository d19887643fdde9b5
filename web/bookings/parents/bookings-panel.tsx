import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import {
  giverName,
  type ManagedBooking,
  type ManagedRegistry,
  type ManagedWish,
} from '#web/data/registries/managed-registry.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { keepFocus } from '#web/ui/keep-focus.ts';
import { notify } from '#web/ui/notify.ts';
import { notifyError } from '#web/ui/notify-error.ts';
import { useTexts } from '#web/ui/use-texts.ts';
import { BookingCard } from './booking-card.tsx';
import styles from './bookings-panel.module.css';

const ThankDialog = lazy(async () => ({ default: (await import('./thank-dialog.tsx')).ThankDialog }));

interface BookingsPanelProps {
  registry: ManagedRegistry;
  wish: ManagedWish;
  /** Loads the registry anew. */
  onChange: () => Promise<void>;
}

/** Who booked a gift, and what the parents do with it: thank, mark as received, delete. */
export function BookingsPanel({ registry, wish, onChange }: BookingsPanelProps) {
  const t = useTexts(wishesTexts);
  const [thanking, setThanking] = useState<ManagedBooking | null>(null);
  const [receiving, setReceiving] = useState<ManagedBooking | null>(null);
  const [deleting, setDeleting] = useState<ManagedBooking | null>(null);
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);

  async function reload() {
    await onChange();
    keepFocus(section.current);
  }
  async function receive(booking: ManagedBooking) {
    try {
      await api('POST /booking/mark_as_received/{booking_id}', { params: { booking_id: booking.id } });
      notify({ type: 'success', text: t.receptionConfirmed });
      await navigate(paths.ownerRegistry(registry.id, wish.id));
    } catch (error) {
      notifyError(error);
      setReceiving(null);
      await reload();
    }
  }
  async function remove(booking: ManagedBooking) {
    try {
      await api('DELETE /booking/{booking_id}', { params: { booking_id: booking.id } });
      notify({ type: 'success', text: t.bookingDeleted });
    } catch (error) {
      notifyError(error, t.cannotDeleteBooking);
    }
    setDeleting(null);
    await reload();
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.panel} aria-labelledby="bookings-title">
      <header className={styles.header}>
        <h2 id="bookings-title">{t.bookings}</h2>
        {wish.bookings.length > 0 && <p>{t.bookingsCount(wish.bookings.length, wish.quantity)}</p>}
      </header>
      {wish.bookings.length === 0 ? (
        <EmptyState level={3} title={t.noBookings}>
          <p>{t.noBookingsText}</p>
        </EmptyState>
      ) : (
        <ul className={styles.bookings}>
          {wish.bookings.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} onThank={setThanking} onReceived={setReceiving} onDelete={setDeleting} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {thanking && (
          <ThankDialog
            booking={thanking}
            others={waitingFrom(registry, thanking)}
            onClose={() => setThanking(null)}
            onThanked={reload}
          />
        )}
      </Suspense>
      {receiving && (
        <ConfirmDialog
          open
          onClose={() => setReceiving(null)}
          title={t.receiveTitle}
          confirmLabel={t.confirmReception}
          onConfirm={() => receive(receiving)}
          tone="primary"
        >
          <p>{t.receiveText(wish.title, giverName(receiving))}</p>
        </ConfirmDialog>
      )}
      {deleting && (
        <ConfirmDialog
          open
          onClose={() => setDeleting(null)}
          title={t.deleteBookingTitle}
          confirmLabel={t.deleteBooking}
          onConfirm={() => remove(deleting)}
          consequence={t.deleteBookingConsequence(giverName(deleting))}
        >
          <p>{t.deleteBookingText(wish.title)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The other gifts on the registry by the same giver that still wait for thanks. */
function waitingFrom(registry: ManagedRegistry, { id, giver_id }: ManagedBooking): ManagedWish[] {
  const isWaiting = (booking: ManagedBooking) => booking.id !== id && !booking.thanked && booking.giver_id === giver_id;
  return registry.categories.flatMap(({ wishes }) => wishes).filter((wish) => wish.bookings.some(isWaiting));
}
