import { useFormContext, useWatch } from 'react-hook-form';
import { bookingsTexts } from '#locales/bookings.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { likelyEmail } from '#web/ui/form/text/email-slips.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './summary-form.module.css';

/** The address again, in large, since everything that follows goes there; and what was probably meant. */
export function EmailEcho() {
  const t = useTexts(bookingsTexts);
  const { setValue } = useFormContext<{ email: string }>();
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' }).trim();
  const likely = likelyEmail(email);
  return (
    <div className={styles.echo} aria-live="polite">
      {email.includes('@') && (
        <p>
          {t.emailEcho} <strong className={styles.address}>{email}</strong>
        </p>
      )}
      {likely && (
        <p className={styles.likely}>
          {t.didYouMean(likely)}
          <Button small onClick={() => setValue('email', likely, { shouldDirty: true, shouldValidate: true })}>
            {t.correct}
          </Button>
        </p>
      )}
    </div>
  );
}
