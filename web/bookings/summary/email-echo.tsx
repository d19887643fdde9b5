import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { email as address } from '#contract/texts.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { EmailAddress } from '#web/ui/texts/email-address.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './summary.module.css';

const PAUSE_MS = 1000;

/**
 * Repeats the address in large type, since everything that follows is sent there; aloud once typing rests: it is valid
 * long before it is whole.
 */
export function EmailEcho() {
  const t = useTexts(bookingsTexts);
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' }).trim();
  const shown = address.safeParse(email).success ? email : '';
  const said = useRested(shown);
  return (
    <>
      {shown && (
        <p className={styles.echo} aria-hidden="true">
          {t.emailEcho}{' '}
          <strong className={styles.address}>
            <EmailAddress email={shown} />
          </strong>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said && `${t.emailEcho} ${said}`}
      </p>
    </>
  );
}

/** The text as it was when it last stayed the same for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
