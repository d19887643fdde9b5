import { type MouseEvent, useRef, useState } from 'react';
import { paths } from '#contract/pages.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { TWICE_MS } from '#web/ui/behaviour/double-tap.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { GiverRegistries } from './giver-registries.tsx';
import { copyOf, type GiverBooking } from './giver-registry.ts';
import { ProblemText } from './problem-text.tsx';
import { useBought } from './use-bought.ts';

const CancelDialog = later(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

/** The giver's own page: address and shops again, "bought", and cancelling. */
export function MyBookingView({ bookings, token }: { bookings: GiverBooking[]; token: string }) {
  const t = useTexts(bookingsTexts);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [hasCancelled, setCancelled] = useState(false);
  // Its current state: it may just have been bought.
  const toCancel = bookings.find(({ id }) => id === chosenId);
  const hasAddress = bookings.every(({ address }) => address.address_first_line !== null);
  if (bookings.length === 0) return <NoneLeft text={hasCancelled ? t.noneLeftThanks : t.noneLeftText} />;
  return (
    <Page width="text">
      <PageHeader title={t.myTitle} lead={t.myLead(bookings.length, hasAddress)} />
      <GiverRegistries
        bookings={bookings}
        token={token}
        actionsOf={(booking, name) => (
          <WishActions booking={booking} name={name} token={token} onCancel={() => setChosenId(booking.id)} />
        )}
      />
      {toCancel && (
        <CancelDialog
          booking={toCancel}
          copies={copyOf(toCancel, bookings).count}
          token={token}
          onClose={() => setChosenId(null)}
          onCancelled={() => setCancelled(true)}
        />
      )}
    </Page>
  );
}

interface WishActionsProps {
  booking: GiverBooking;
  name: string;
  token: string;
  onCancel: () => void;
}

function WishActions({ booking, name, token, onCancel }: WishActionsProps) {
  const t = useTexts(bookingsTexts);
  const { isBusy, problem, start, button } = useBought(booking, token);
  // Cancelling stands where this was, and has the focus then.
  const boughtAt = useRef(Number.NEGATIVE_INFINITY);
  function startAt({ timeStamp }: MouseEvent): Promise<void> {
    boughtAt.current = timeStamp;
    return start();
  }
  function cancelAt({ timeStamp }: MouseEvent): void {
    if (timeStamp - boughtAt.current > TWICE_MS) onCancel();
  }
  if (booking.received) return null;
  return (
    <>
      {!booking.bought && (
        <Button ref={button} small variant="primary" icon="check" loading={isBusy} onClick={startAt}>
          {t.iBought}
          <span className="visually-hidden">{`(${name})`}</span>
        </Button>
      )}
      <Button small variant="quiet" onClick={cancelAt}>
        {t.cancelBooking}
        <span className="visually-hidden">{`(${name})`}</span>
      </Button>
      <ProblemText problem={problem} />
    </>
  );
}

function NoneLeft({ text }: { text: string }) {
  const t = useTexts(bookingsTexts);
  return (
    <Page>
      <EmptyState level={1} drawing={<EmptyRegistryDrawing />} title={t.noneLeftTitle} actions={<SearchLink />}>
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}

/** Shown for a token that opens nothing. */
export function DeadLink() {
  const t = useTexts(bookingsTexts);
  return (
    <Page>
      <EmptyState level={1} drawing={<NoResultDrawing />} title={t.deadTitle} actions={<SearchLink />}>
        <p>{t.deadText}</p>
      </EmptyState>
    </Page>
  );
}

function SearchLink() {
  const t = useTexts(bookingsTexts);
  return (
    <ButtonLink variant="primary" icon="search" to={paths.homeSearch()}>
      {t.searchList}
    </ButtonLink>
  );
}
