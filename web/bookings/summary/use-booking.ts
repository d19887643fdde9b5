import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { rememberBooking } from '#web/basket/booked-now.ts';
import { type Basket, type BasketWish, wishesInBasket } from '#web/basket/contents.ts';
import { refreshBasket, takeOutBooked } from '#web/basket/review-basket.ts';
import { currentBasket, removeFromBasket } from '#web/basket/use-basket.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { hasNoAnswer } from '#web/data/idempotency/create-once.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { type BookingFormOutput, bookingBody, namedWishes } from './booking-form.ts';
import { rememberGiver } from './known-giver.ts';
import { sendBooking } from './send-booking.ts';
import { wishesNow } from './wishes-now.ts';

interface BookingForm {
  trigger: () => Promise<boolean>;
}

/**
 * Books what is in the basket: the outcome, and what to do about gifts lost meanwhile.
 * @param onBooked called before what was booked leaves the basket
 */
export function useBooking(basket: Basket, form: BookingForm, onBooked: (booked: Basket) => void) {
  const t = useTexts(bookingsTexts);
  const navigate = useNavigate();
  const [refused, setRefused] = useState<BasketWish[]>([]);
  const [areGone, setGone] = useState(false);
  // Whoever takes fewer of a gift, or none, has decided about it.
  const open = wishesInBasket(basket).filter(({ id, quantity }) =>
    refused.some((then) => then.id === id && then.quantity === quantity),
  );
  const fewer = open.filter(({ free = 0 }) => free > 0 && !areGone);
  const lost = open.filter((wish) => !fewer.includes(wish)).map(({ id }) => id);
  const [isUnanswered, setUnanswered] = useState(false);

  async function book(values: BookingFormOutput) {
    setRefused([]);
    setUnanswered(false);
    const sent = currentBasket();
    try {
      const token = await sendBooking(bookingBody(sent, values)).catch(learnWhatIsLeft);
      rememberBooking({ token, email: values.email });
      rememberGiver(values);
    } catch (error) {
      const named = lostBy(error);
      setRefused(wishesInBasket(currentBasket()).filter(({ id }) => named.includes(id)));
      setGone(hasCode(error, 'NOT_FOUND'));
      setUnanswered(hasNoAnswer(error));
      throw error;
    }
    const action = isHere() ? undefined : { label: t.seeDone, act: () => navigate(paths.confirmation()) };
    onBooked(sent);
    takeOutBooked(sent);
    notify({ type: 'success', text: t.done, action });
    if (!action) await navigate(paths.confirmation(), { replace: true });
  }

  /** Goes on without the lost ones of these, and with what is left of the others. */
  async function settle(ids: number[]) {
    setRefused(refused.filter(({ id }) => !ids.includes(id)));
    removeFromBasket(...ids.filter((id) => lost.includes(id)));
    // The input is valid again: the button must not appear disabled.
    await form.trigger();
    if (currentBasket().basketSize > 0) notify({ type: 'success', text: t.lostRemoved });
  }

  /** What the page itself says about a failure needs no notice. */
  const isTold = (error: unknown) => isHere() && (hasNoAnswer(error) || lostBy(error).length > 0);

  return { lost, fewer, areGone, isUnanswered, isTold, book, settle };
}

/** Whether the summary is still in sight when the answer comes: nobody is thrown elsewhere from another page. */
function isHere(): boolean {
  return location.pathname === paths.summary();
}

/** A refusal does not say how many are left, but the lists do: the basket then holds no more than that. */
async function learnWhatIsLeft(error: unknown): Promise<never> {
  if (hasCode(error, 'ALREADY_BOOKED')) {
    const named = namedWishes(error.errors);
    const registries = currentBasket().lists.filter(({ wishes }) => wishes.some(({ id }) => named.includes(id)));
    refreshBasket(await wishesNow(registries));
  }
  throw error;
}

/** The wishes that were lost to others or are gone, by what the service refused. */
function lostBy(error: unknown): number[] {
  return hasCode(error, 'ALREADY_BOOKED', 'NOT_FOUND') ? namedWishes(error.errors) : [];
}
