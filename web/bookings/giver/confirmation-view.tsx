import { paths } from '#contract/pages.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { ThanksDrawing } from '#web/ui/scenes/thanks.tsx';
import { EmailAddress } from '#web/ui/texts/email-address.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { SkeletonCards } from '#web/ui/waiting/skeleton.tsx';
import styles from './confirmation-view.module.css';
import { GiverRegistries } from './giver-registries.tsx';
import type { GiverBooking } from './giver-registry.ts';

interface Booked {
  token: string | null;
  email: string;
  bookings: GiverBooking[];
}

/** Thanks, what was booked, and what comes next; null until that is known. */
export function ConfirmationView({ booked }: { booked: Booked | null }) {
  const t = useTexts(bookingsTexts);
  return (
    <Page width="text">
      <header className={styles.thanks}>
        <ThanksDrawing />
        <Pill tone="sage" icon="check">
          {t.done}
        </Pill>
        <h1>{t.thanks}</h1>
        <p className={styles.text}>{t.thanksText}</p>
        <MailTo email={booked?.email} />
        {booked?.email && booked.token && <p className={styles.mail}>{t.mailWrong}</p>}
      </header>
      {booked ? <Next {...booked} /> : <SkeletonCards cards={2} />}
    </Page>
  );
}

/** Undefined until it is known, and empty where nobody knows it. */
function MailTo({ email }: { email: string | undefined }) {
  const t = useTexts(bookingsTexts);
  return (
    <p className={styles.mail}>
      {email ? t.mailTo : t.mailToNobody} <strong>{email && <EmailAddress email={email} />}</strong>
    </p>
  );
}

function Next({ token, bookings }: Booked) {
  const t = useTexts(bookingsTexts);
  return (
    <>
      <section className={styles.steps}>
        <h2 className={styles.heading}>{t.nextSteps}</h2>
        <ol>
          <li>{t.stepBuy}</li>
          <li>{t.stepSend}</li>
          <li>{t.stepTell}</li>
        </ol>
      </section>
      {token !== null && (
        <>
          <GiverRegistries bookings={bookings} token={token} />
          <div className={styles.page}>
            <ButtonLink to={paths.myBooking(token)} variant="primary" icon="gift" reloadDocument>
              {t.myPage}
            </ButtonLink>
            <p>{t.myPageHint}</p>
          </div>
        </>
      )}
    </>
  );
}
