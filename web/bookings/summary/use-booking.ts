import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { rememberBooking } from '#web/basket/booked-now.ts';
import { type Basket, type BasketWish, wishesInBasket } from '#web/basket/contents.ts';
import { takeOutBooked } from '#web/basket/review-basket.ts';
import { currentBasket, removeFromBasket } from '#web/basket/use-basket.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { hasNoAnswer } from '#web/data/idempotency/create-once.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { type BookingFormOutput, bookingBody, namedWishes } from './booking-form.ts';
import { rememberGiver } from './known-giver.ts';
import { sendBooking } from './send-booking.ts';
import { findShortages, type Shortage, shortagesOf } from './shortages.ts';

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
  const [short, setShort] = useState<Shortage[]>([]);
  const [isRefused, setRefused] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);

  // Whoever takes fewer of a gift, or none, has decided about it.
  const open = (wish: BasketWish) => short.find(({ id, quantity }) => id === wish.id && quantity === wish.quantity);
  const gone = wishesInBasket(basket).filter((wish) => open(wish)?.isGone);
  const booked = wishesInBasket(basket).filter((wish) => open(wish)?.isGone === false && wish.free === 0);
  const fewer = wishesInBasket(basket).filter((wish) => open(wish)?.isGone === false && wish.free !== 0);
  const lost = [...gone, ...booked].map(({ id }) => id);

  // Before somebody fills in the form: whoever comes from a list's bar has passed the basket's page by.
  useEffect(() => {
    const leaving = new AbortController();
    findShortages([], leaving.signal).then(
      (found) => setShort((refused) => (refused.length > 0 ? refused : found)),
      () => {},
    );
    return () => leaving.abort();
  }, []);

  async function book(values: BookingFormOutput) {
    setShort([]);
    setUnanswered(false);
    const sent = currentBasket();
    try {
      const token = await sendBooking(bookingBody(sent, values));
      rememberBooking({ token, email: values.email });
      rememberGiver(values);
    } catch (error) {
      setShort(await shortagesBy(error));
      setRefused(true);
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
    setShort(short.filter(({ id }) => !ids.includes(id)));
    removeFromBasket(...ids.filter((id) => lost.includes(id)));
    // The input is valid again: the button must not appear disabled. A form that was not sent yet is not marked.
    if (isRefused) await form.trigger();
    if (currentBasket().basketSize > 0) notify({ type: 'success', text: t.lostRemoved });
  }

  /** What the page itself says about a failure needs no notice. */
  const isTold = (error: unknown) => isHere() && (hasNoAnswer(error) || lostBy(error).length > 0);

  return { gone, booked, fewer, lost, isRefused, isUnanswered, isTold, book, settle };
}

/** Whether the summary is still in sight when the answer comes: nobody is thrown elsewhere from another page. */
function isHere(): boolean {
  return location.pathname === paths.summary();
}

/** A refusal names the wishes of one kind, and not how many are left: the lists tell the rest. */
async function shortagesBy(error: unknown): Promise<Shortage[]> {
  const refused = lostBy(error);
  if (refused.length === 0) return [];
  const asRefused = () => shortagesOf(refused, () => hasCode(error, 'NOT_FOUND'));
  return findShortages(refused).catch(asRefused);
}

/** The wishes that were lost to others or are gone, by what the service refused. */
function lostBy(error: unknown): number[] {
  return hasCode(error, 'ALREADY_BOOKED', 'NOT_FOUND') ? namedWishes(error.errors) : [];
}
