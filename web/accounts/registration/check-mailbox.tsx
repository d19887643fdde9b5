import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { type Registered, stateAfterRegistration } from '#web/session/just-registered.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LockDrawing } from '#web/ui/scenes/lock.tsx';
import { EmailAddress } from '#web/ui/texts/email-address.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './check-mailbox.module.css';
import { ResendActivation } from './resend-activation.tsx';

/** Names the mailbox with the activation mail, in large type, and says what to do if it does not arrive. */
export function CheckMailbox({ registered, onClose }: { registered: Registered; onClose: () => void }) {
  const t = useTexts(accountsTexts);
  const { email } = registered;
  return (
    <Dialog
      open
      narrow
      onClose={onClose}
      title={t.checkTitle}
      keepOnBackdrop
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.understood}
        </Button>
      }
    >
      <div className={styles.words}>
        <div className={styles.drawing}>
          <LockDrawing />
        </div>
        <p>
          {t.checkSentTo}{' '}
          <strong className={styles.email}>
            <EmailAddress email={email} />
          </strong>
        </p>
        <p>{t.checkOpen}</p>
        <div className={styles.missing}>
          <p>{t.checkMissing}</p>
          <ResendActivation email={email} />
          <p>
            {t.checkWrong}{' '}
            <Link to={paths.register()} replace state={stateAfterRegistration(registered)}>
              {t.checkAgain}
            </Link>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
