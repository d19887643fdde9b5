import { bookingsTexts } from '#locales/bookings.ts';
import { api } from '#web/data/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Sends the summary again: only its link reveals an address the parents do not show everybody. */
export function MailAgain({ token }: { token: string }) {
  const t = useTexts(bookingsTexts);
  const { isBusy, start } = useAction(async () => {
    await api('POST /booking/giver/{token}/summary', { params: { token } });
    notify({ type: 'success', text: t.mailSent });
  });
  return (
    <Button small icon="mail" loading={isBusy} onClick={start}>
      {t.mailAgain}
    </Button>
  );
}
