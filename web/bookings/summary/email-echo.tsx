import { useWatch } from 'react-hook-form';
import { email as address } from '#contract/texts.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { EmailAddress } from '#web/ui/texts/email-address.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './summary.module.css';

/** Repeats the address in large type, since everything that follows is sent there. */
export function EmailEcho() {
  const t = useTexts(bookingsTexts);
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' }).trim();
  return (
    <div className={styles.echo} aria-live="polite">
      {address.safeParse(email).success && (
        <p>
          {t.emailEcho}{' '}
          <strong className={styles.address}>
            <EmailAddress email={email} />
          </strong>
        </p>
      )}
    </div>
  );
}
