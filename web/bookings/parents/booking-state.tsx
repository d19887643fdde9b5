import { parentsBookingsTexts } from '#locales/bookings/parents.ts';
import type { ManagedBooking } from '#web/data/registries/managed-registry.ts';
import { useFeature } from '#web/site.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** A booking's state in one pill: to thank, thanked, received. Without the thanks feature: to receive, received. */
export function BookingState({ booking }: { booking: Pick<ManagedBooking, 'thanked' | 'received'> }) {
  const t = useTexts(parentsBookingsTexts);
  const thanks = useFeature('thanksFeature');
  if (booking.received) {
    return (
      <Pill tone="sage" icon="check">
        {t.received}
      </Pill>
    );
  }
  if (!thanks) return <Pill tone="neutral">{t.toReceive}</Pill>;
  return booking.thanked ? <Pill tone="sky">{t.thanked}</Pill> : <Pill tone="amber">{t.toThank}</Pill>;
}
