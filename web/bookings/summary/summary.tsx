import { useEffect, useState } from 'react';
import { paths } from '#contract/pages.ts';
import { basketTexts } from '#locales/basket.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import type { Basket } from '#web/basket/contents.ts';
import { EmptyBasket } from '#web/basket/empty-basket.tsx';
import { useLastRegistry } from '#web/basket/last-registry.ts';
import { useWishesUnderWay, wishesUnderWay } from '#web/basket/under-way.ts';
import { useBasket } from '#web/basket/use-basket.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { loadUser, type User } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { takeDraftOver } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Card } from '#web/ui/page/card.tsx';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { fetchGiversTexts, GIVERS } from '#web/ui/texts/givers.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { SkeletonCards } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/summary.ts';
import { AnonymousField } from './anonymous-field.tsx';
import { bookingForm, emptyBooking, fieldOfPath } from './booking-form.ts';
import { GiverFields } from './giver-fields.tsx';
import { rememberedGiver } from './known-giver.ts';
import { LostWishes } from './lost-wishes.tsx';
import styles from './summary.module.css';
import { SummaryWishes } from './summary-wishes.tsx';
import { useBooking } from './use-booking.ts';

export const shouldRevalidate = unlessUncovered;

export const clientMiddleware = [fetchGiversTexts];
export const handle = GIVERS;

/** Logged-in people need not type their name; if this call fails, they do. */
export async function clientLoader() {
  const user = await loadUser().catch(() => null);
  if (user) takeDraftOver(draftOf(null), draftOf(user));
  return { user };
}

function draftOf(user: User | null): string {
  return user ? `summary:${user.id}` : 'summary';
}

/** Only the browser knows who books what: the server renders what stands above the form. */
export function loader(): null {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: bookingsTexts(siteOf(matches).lang).title, noindex: true });
}

export default function Summary({ loaderData }: Route.ComponentProps) {
  const t = useTexts(bookingsTexts);
  const basket = useBasket();
  const last = useLastRegistry(basket);
  const [booked, setBooked] = useState<Basket>();
  useOwnView(loaderData !== null);
  if (loaderData && basket.basketSize === 0 && !booked) return <EmptyBasket last={last} />;
  return (
    <Page>
      <BackLink to={paths.basket()}>{t.backToBasket}</BackLink>
      <PageHeader title={t.title} lead={t.lead} />
      {loaderData ? (
        <SummaryForm
          user={loaderData.user}
          basket={booked ?? basket}
          isBooked={booked !== undefined}
          onBooked={setBooked}
        />
      ) : (
        <SkeletonCards cards={2} />
      )}
    </Page>
  );
}

interface SummaryFormProps {
  user: User | null;
  basket: Basket;
  /** Stays as it was sent until the thanks are there. */
  isBooked: boolean;
  /** Before what was booked leaves the basket. */
  onBooked: (booked: Basket) => void;
}

/** The last step: who gives, and the one button that books. */
function SummaryForm({ user, basket, isBooked, onBooked }: SummaryFormProps) {
  const t = useTexts(bookingsTexts);
  const form = useBookingForm(basket, user);
  const isSending = useWishesUnderWay().length > 0 || isBooked;
  useFarewell();
  const { isUnanswered, isTold, book, settle, ...lacking } = useBooking(basket, form, onBooked);
  return (
    <div className={styles.columns}>
      <SummaryWishes basket={basket} lost={lacking.lost} />
      <Card className={styles.form}>
        <Form
          form={form}
          draft={draftOf(user)}
          errorTexts={{ NOT_FOUND: t.noLongerThere }}
          isTold={isTold}
          fieldOf={(path) => fieldOfPath(basket, path)}
          onSubmit={book}
          // Sent before by another form, whose page was left.
          instead={isSending ? () => {} : undefined}
        >
          <GiverFields registries={basket.lists} />
          <AnonymousField />
          {user === null && <CheckboxField name="remember" label={t.remember} help={t.rememberHelp} />}
          {isUnanswered && (
            <p className={styles.unanswered} role="alert">
              {t.noAnswer}
            </p>
          )}
          {lacking.lost.length + lacking.fewer.length > 0 ? (
            <LostWishes {...lacking} basket={basket} onSettle={settle} />
          ) : (
            <SubmitButton
              icon="gift"
              loading={isSending}
              beside={
                <ButtonLink
                  to={paths.basket()}
                  variant="quiet"
                  // It would cancel nothing.
                  aria-disabled={isSending}
                  onClick={(event) => isSending && event.preventDefault()}
                >
                  {t.cancel}
                </ButtonLink>
              }
            >
              {t.reserve}
            </SubmitButton>
          )}
        </Form>
      </Card>
    </div>
  );
}

/** Whoever leaves while a booking is on its way is told that it goes on. */
function useFarewell(): void {
  const { underWay } = useTexts(basketTexts);
  useEffect(
    () => () => {
      if (wishesUnderWay().length > 0) notify({ type: 'info', text: underWay });
    },
    [underWay],
  );
}

function useBookingForm(basket: Basket, user: User | null) {
  return useAppForm({ schema: bookingForm, defaultValues: emptyBooking(basket, user ?? rememberedGiver()) });
}
