import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { acknowledgment } from '#contract/bookings.ts';
import { LIMITS } from '#contract/limits.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import { giverName, type ManagedBooking } from '#web/data/registries/managed-registry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './thank-dialog.module.css';

interface ThankDialogProps {
  booking: ManagedBooking;
  /** Other gifts on the registry by the same giver that wait for thanks. */
  others: readonly { id: number; title: string }[];
  onClose: () => void;
  onThanked: () => Promise<void>;
}

/** The parents' words to a giver, for this gift or for all of this giver's on the registry. */
export function ThankDialog({ booking, others, onClose, onThanked }: ThankDialogProps) {
  const t = useTexts(wishesTexts);
  const name = giverName(booking);
  const form = useAppForm({
    schema: acknowledgment,
    defaultValues: { acknowledgment_msg: '', all_gifts: others.length > 0 },
    mode: 'all',
  });

  async function send(body: z.output<typeof acknowledgment>) {
    await api('POST /booking/thank/{booking_id}', { params: { booking_id: booking.id }, body });
    notify({ type: 'success', text: t.thanksSent });
    onClose();
    await onThanked();
  }

  return (
    <Dialog open onClose={onClose} keepOnBackdrop title={t.thankTitle(name)}>
      <Form form={form} draft={`thanks-${booking.id}`} onSubmit={send}>
        <p className={styles.lead}>{t.thankLead(name)}</p>
        <TextAreaField
          name="acknowledgment_msg"
          label={t.thankMessage}
          placeholder={t.thankPlaceholder}
          required
          rows={5}
          maxLength={LIMITS.thanksMessage}
        />
        {others.length > 0 && (
          <div>
            <CheckboxField name="all_gifts" label={t.thankAll(others.length)} help={t.thankAllHelp} />
            <ul className={styles.others}>
              {others.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </div>
        )}
        <Send isBusy={form.formState.isSubmitting} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

/** There is nothing to send until there are words. */
function Send({ isBusy, onClose }: { isBusy: boolean; onClose: () => void }) {
  const t = useTexts(wishesTexts);
  const message = String(useWatch({ name: 'acknowledgment_msg' }) ?? '').trim();
  const sendable = message !== '' && [...message].length <= LIMITS.thanksMessage;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={onClose}>
        {t.cancel}
      </Button>
      <Button type="submit" variant="primary" icon="heart" loading={isBusy} disabled={!sendable}>
        {t.send}
      </Button>
    </div>
  );
}
