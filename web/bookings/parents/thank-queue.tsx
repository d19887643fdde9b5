import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ManagedBooking, ManagedRegistry, ManagedWish } from '#web/data/registries/managed-registry.ts';
import { ThankDialog } from './thank-dialog.tsx';

interface Waiting {
  booking: ManagedBooking;
  wish: ManagedWish;
}

interface ThankQueueProps {
  registry: ManagedRegistry;
  /** The booking to begin with; otherwise the oldest waiting. */
  first?: number | undefined;
  /** Nobody is left, or the parents will continue later. */
  onClose: () => void;
}

/** Everybody waiting for thanks, one after the other: each is thanked, or left for later. */
export function ThankQueue({ registry, first, onClose }: ThankQueueProps) {
  const [waiting] = useState(() => waitingOn(registry, first));
  const [past, setPast] = useState<ReadonlySet<number>>(new Set());
  const { revalidate } = useRevalidator();
  const unthanked = new Set(waitingOn(registry, first).map(({ booking }) => booking.id));
  const left = waiting.filter(({ booking }) => unthanked.has(booking.id) && !past.has(booking.id));
  const [now] = left;
  const isDone = now === undefined;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  if (!now) return null;
  const ofGiver = left.filter(({ booking }) => booking.giver_id === now.booking.giver_id);
  const others = ofGiver.filter((other) => other !== now);

  function goOn(gone: readonly Waiting[]): void {
    setPast(new Set([...past, ...gone.map(({ booking }) => booking.id)]));
  }

  return (
    <ThankDialog
      key={now.booking.id}
      booking={now.booking}
      wish={now.wish}
      others={others.map(({ booking, wish }) => ({ id: booking.id, title: wish.title }))}
      waiting={new Set(left.map(({ booking }) => booking.giver_id)).size - 1}
      onClose={onClose}
      onLater={left.length > ofGiver.length ? () => goOn(ofGiver) : undefined}
      onThanked={async (isForAll) => {
        // Others may be thanked already: elsewhere, or by a call whose answer was lost.
        if (!isForAll) await revalidate();
        goOn(isForAll ? ofGiver : [now]);
      }}
    />
  );
}

function waitingOn(registry: ManagedRegistry, first: number | undefined): Waiting[] {
  return registry.categories
    .flatMap(({ wishes }) => wishes.flatMap((wish) => wish.bookings.map((booking) => ({ booking, wish }))))
    .filter(({ booking }) => !booking.thanked)
    .sort((one, other) => rank(one, first) - rank(other, first) || one.booking.id - other.booking.id);
}

function rank({ booking }: Waiting, first: number | undefined): number {
  return booking.id === first ? 0 : 1;
}
