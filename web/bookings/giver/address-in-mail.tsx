import { bookingsTexts } from '#locales/bookings.ts';
import { Address } from '#web/basket/address.tsx';
import { SendTo } from '#web/basket/send-to.tsx';
import { api } from '#web/data/api.ts';
import { isDoubleTap } from '#web/ui/behaviour/double-tap.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './giver-registries.module.css';
import type { GiverRegistry } from './giver-registry.ts';
import { ProblemText } from './problem-text.tsx';

/** What the parents show everybody, and the summary again: only its link reveals the rest of the address. */
export function AddressInMail({ registry, token }: { registry: GiverRegistry; token: string }) {
  const t = useTexts(bookingsTexts);
  const { isBusy, problem, start } = useAction(async () => {
    await api('POST /booking/giver/{token}/summary', { params: { token } });
    notify({ type: 'success', text: t.mailSent });
  });
  return (
    <SendTo
      title={t.addressTitle}
      action={
        <Button small icon="mail" loading={isBusy} onClick={(event) => isDoubleTap(event, 'mail again') || start()}>
          {t.mailAgain}
        </Button>
      }
    >
      <Address address={registry.address} />
      <p className={styles.inMail}>{t.addressInMail}</p>
      <p className={styles.inMail}>{t.mailMissing}</p>
      <ProblemText problem={problem} />
    </SendTo>
  );
}
