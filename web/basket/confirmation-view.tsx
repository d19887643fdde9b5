import { bookingTexts } from '#locales/booking.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ThanksDrawing } from '#web/ui/drawings/thanks.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { useTexts } from '#web/ui/use-texts.ts';
import styles from './confirmation-view.module.css';
import type { GiverBooking } from './giver-list.ts';
import { GiverLists } from './giver-lists.tsx';

interface ConfirmationViewProps {
  token: string | null;
  email: string;
  bookings: GiverBooking[];
}

/** Thanks, what was booked, and what comes next. */
export function ConfirmationView({ token, email, bookings }: ConfirmationViewProps) {
  const t = useTexts(bookingTexts);
  return (
    <Page width="text">
      <header className={styles.thanks}>
        <ThanksDrawing />
        <Pill tone="sage" icon="check">
          {t.done}
        </Pill>
        <h1>{t.thanks}</h1>
        <p className={styles.text}>{t.thanksText}</p>
        <p className={styles.mail}>
          <Icon name="mail" />
          <span>
            {email ? (
              <>
                {t.mailTo} <strong>{email}</strong>
              </>
            ) : (
              t.mailToNobody
            )}
          </span>
        </p>
      </header>
      <section className={styles.steps}>
        <h2 className={styles.heading}>{t.nextSteps}</h2>
        <ol>
          <li>{t.stepBuy}</li>
          <li>{t.stepSend}</li>
          <li>{t.stepTell}</li>
        </ol>
      </section>
      <GiverLists bookings={bookings} />
      {token !== null && (
        <div className={styles.page}>
          <ButtonLink to={paths.myBooking(token)} variant="primary" icon="gift" reloadDocument>
            {t.myPage}
          </ButtonLink>
          <p>{t.myPageHint}</p>
        </div>
      )}
    </Page>
  );
}
