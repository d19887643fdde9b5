import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { bookingsTexts } from '#locales/bookings.ts';
import { api } from '#web/data/api.ts';
import { type NewNotice, notify } from '#web/ui/notices/notify.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { GiverBooking } from './giver-registry.ts';
import { sayIfBehind } from './say-if-behind.ts';

const LINE = '/booking/giver/{token}/{booking_id}/bought';

/** Saying "bought", by a button; a notice takes it back, for a tap may have slipped. */
export function useBought(booking: GiverBooking, token: string) {
  const t = useTexts(bookingsTexts);
  const { revalidate } = useRevalidator();
  const isTakenBack = useRef(false);
  const takingBack = { label: t.undoBought, act: takeBack };

  async function note(method: 'POST' | 'DELETE', said: NewNotice): Promise<void> {
    try {
      await api(`${method} ${LINE}`, { params: { token, booking_id: booking.id } });
      notify(said);
    } catch (error) {
      sayIfBehind(error, t);
    }
    await revalidate();
  }
  async function takeBack(): Promise<void> {
    isTakenBack.current = true;
    await note('DELETE', { type: 'info', text: t.notBoughtDone }).catch((error) =>
      notifyError(error, t.cannotSayNotBought, takingBack),
    );
  }
  /** The button that is there again: the notice has gone with the focus. */
  function button(element: HTMLButtonElement | null): void {
    if (!element) return;
    if (isTakenBack.current && document.activeElement === document.body) element.focus({ preventScroll: true });
    isTakenBack.current = false;
  }
  const saying = useAction(
    () => note('POST', { type: 'success', text: t.boughtDone, action: takingBack }),
    t.cannotSayBought,
  );
  return { ...saying, button };
}
