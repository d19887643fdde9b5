import { useId } from 'react';
import { bound } from '#contract/everywhere/well-set.ts';
import { parentsBookingsTexts } from '#locales/bookings/parents.ts';
import { giverName, type ManagedBooking } from '#web/data/registries/managed-registry.ts';
import { useFeature } from '#web/site.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import buttons from '#web/ui/controls/button-row.module.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import facts from '#web/ui/facts/facts.module.css';
import { Card } from '#web/ui/page/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import styles from './booking-card.module.css';
import { BookingState } from './booking-state.tsx';

interface BookingCardProps {
  booking: ManagedBooking;
  onThank: (booking: ManagedBooking) => void;
  onReceived: (booking: ManagedBooking) => void;
  onDelete: (booking: ManagedBooking) => void;
}

/** One booking: who, when, their message, and its state. */
export function BookingCard({ booking, onThank, onReceived, onDelete }: BookingCardProps) {
  const t = useTexts(parentsBookingsTexts);
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.header}>
        <h3 className={styles.name}>{giverName(booking)}</h3>
        <BookingState booking={booking} />
      </header>
      {booking.anonymous && (
        <p className={styles.hint}>
          <Icon name="eye-off" size={16} />
          {t.anonymous}
        </p>
      )}
      <Steps booking={booking} />
      {booking.message && (
        <figure className={styles.message}>
          <figcaption className="visually-hidden">{t.message}</figcaption>
          <blockquote>{bound(booking.message)}</blockquote>
        </figure>
      )}
      <Actions booking={booking} onThank={onThank} onReceived={onReceived} onDelete={onDelete} />
    </Card>
  );
}

/** What has happened to the gift so far, with dates. */
function Steps({ booking }: { booking: ManagedBooking }) {
  const t = useTexts(parentsBookingsTexts);
  const steps = [
    { label: t.bookedOn, date: booking.booking_date },
    { label: t.boughtOn, date: booking.bought_date },
    { label: t.thankedOn, date: booking.thanked_date },
    { label: t.receivedOn, date: booking.received_date },
  ];
  return (
    <ul className={classNames(facts.facts, styles.steps)}>
      {steps.map(
        ({ label, date }) =>
          date && (
            <li key={label}>
              {label} <FormattedDate value={date} />
            </li>
          ),
      )}
    </ul>
  );
}

function Actions({ booking, onThank, onReceived, onDelete }: BookingCardProps) {
  const t = useTexts(parentsBookingsTexts);
  const thanks = useFeature('thanksFeature');
  const hintId = useId();
  const mustThank = thanks && !booking.thanked;

  return (
    <div className={classNames(buttons.row, styles.actions)}>
      {mustThank && (
        <Button variant="primary" small icon="heart" onClick={() => onThank(booking)}>
          {t.thank}
        </Button>
      )}
      {!booking.received && (
        <Button
          small
          icon="check"
          disabled={mustThank}
          aria-describedby={mustThank ? hintId : undefined}
          onClick={() => onReceived(booking)}
        >
          {t.markReceived}
        </Button>
      )}
      <IconButton
        icon="trash"
        label={t.deleteBookingOf(giverName(booking))}
        className={styles.delete}
        onClick={() => onDelete(booking)}
      />
      {mustThank && !booking.received && (
        <p id={hintId} className={styles.first}>
          {t.thankFirst}
        </p>
      )}
    </div>
  );
}
