import { use, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type * as z from 'zod';
import { acknowledgment } from '#contract/bookings.ts';
import { bound } from '#contract/everywhere/well-set.ts';
import { LIMITS } from '#contract/limits.ts';
import { parentsBookingsTexts } from '#locales/bookings/parents.ts';
import { api } from '#web/data/api.ts';
import { type ApiError, hasCode } from '#web/data/api-errors.ts';
import { giverName, type ManagedBooking, type ManagedWish } from '#web/data/registries/managed-registry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { OtherWaiting } from './others-waiting.ts';
import styles from './thank-dialog.module.css';

interface ThankDialogProps {
  booking: ManagedBooking;
  wish: ManagedWish;
  /** The same giver's other bookings on the registry waiting for thanks. */
  others: readonly OtherWaiting[];
  /** How many givers come after this one. */
  waiting?: number;
  onClose: () => void;
  /** Continues with the next giver. */
  onLater?: (() => void) | undefined;
  /** @param isForAll thanks for all of this giver's gifts */
  onThanked: (isForAll: boolean) => Promise<void>;
}

type OnceKnown = Omit<ThankDialogProps, 'others'> & { others: Promise<OtherWaiting[]> };

/** Opens once the giver's other bookings are known. */
export function ThankDialogOnceKnown({ others, ...dialog }: OnceKnown) {
  return <ThankDialog {...dialog} others={use(others)} />;
}

/** The parents' thanks to a giver, for this gift or for all of this giver's on the registry. */
export function ThankDialog({ booking, wish, others, waiting = 0, onClose, onLater, onThanked }: ThankDialogProps) {
  const t = useTexts(parentsBookingsTexts);
  const name = giverName(booking);
  const form = useAppForm({
    schema: acknowledgment,
    defaultValues: { acknowledgment_msg: '', all_gifts: others.length > 0 },
    mode: 'all',
  });

  const { revalidate } = useRevalidator();
  // The page behind waits, or the next giver would stand in place of what was written to this one.
  const [isBehind, setBehind] = useState(false);
  const leaving = (leave: () => void) => () => {
    leave();
    if (isBehind) revalidate().catch(reportError);
  };

  async function send(body: z.output<typeof acknowledgment>) {
    const ids = [booking.id, ...(body.all_gifts ? others.map(({ id }) => id) : [])];
    const outcome = await thankFor(ids, body);
    if (outcome === 'thanked') notify({ type: 'success', text: t.thanksSent });
    else if (outcome === 'gone') notify({ type: 'info', text: t.bookingGone(wish.title) });
    else {
      setBehind(true);
      throw outcome;
    }
    await onThanked(outcome === 'thanked' && body.all_gifts);
  }

  return (
    <Dialog open onClose={leaving(onClose)} keepOnBackdrop title={t.thankTitle(name)}>
      <Form
        form={form}
        draft={`thanks-${booking.id}`}
        onSubmit={send}
        errorTexts={{ ALREADY_THANKED: t.thankedMeanwhile(name) }}
      >
        <Given booking={booking} wish={wish} />
        <p className={styles.lead}>
          {t.thankLead(name)} {waiting > 0 && t.thankWaiting(waiting)}
        </p>
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
            <CheckboxField
              name="all_gifts"
              label={t.thankAll(others.map(({ title }) => bound(title)))}
              help={t.thankAllHelp}
            />
            {others.length > 1 && (
              <ul className={styles.others}>
                {others.map(({ id, title }) => (
                  <li key={id}>{bound(title)}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <Refusal />
        <Send
          isBusy={form.formState.isSubmitting}
          waiting={waiting}
          onCancel={leaving(onLater ?? onClose)}
          isLater={onLater !== undefined}
        />
      </Form>
    </Dialog>
  );
}

/**
 * Thanks for the first of these bookings that is still there and waits for it.
 * @returns what the page behind cannot know: all were cancelled meanwhile, or, as the error says, somebody thanked the
 * giver elsewhere
 */
async function thankFor(
  [id, ...others]: number[],
  body: z.output<typeof acknowledgment>,
  otherwise: 'gone' | ApiError = 'gone',
): Promise<'thanked' | 'gone' | ApiError> {
  if (id === undefined) return otherwise;
  try {
    await api('POST /booking/thank/{booking_id}', { params: { booking_id: id }, body });
    return 'thanked';
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return thankFor(others, body, otherwise);
    if (hasCode(error, 'ALREADY_THANKED')) return thankFor(others, body, error);
    throw error;
  }
}

/** The gift being thanked for, and the giver's message. */
function Given({ booking, wish }: Pick<ThankDialogProps, 'booking' | 'wish'>) {
  return (
    <div className={styles.given}>
      <Picture
        gift={wish.id}
        path={thumbnailPath(wish.img_path)}
        alt=""
        width={64}
        height={64}
        className={styles.picture}
      />
      <div className={styles.words}>
        <strong>{bound(wish.title)}</strong>
        {booking.message && <blockquote>{bound(booking.message)}</blockquote>}
      </div>
    </div>
  );
}

/** There is nothing to send until something is written. */
function Send({
  isBusy,
  waiting,
  onCancel,
  isLater,
}: {
  isBusy: boolean;
  waiting: number;
  onCancel: () => void;
  isLater: boolean;
}) {
  const t = useTexts(parentsBookingsTexts);
  const message = String(useWatch({ name: 'acknowledgment_msg' }) ?? '').trim();
  const sendable = message !== '' && [...message].length <= LIMITS.thanksMessage;
  return (
    <DialogActions onCancel={onCancel} cancelLabel={isLater ? t.thankLater : undefined}>
      <Button type="submit" variant="primary" icon="heart" loading={isBusy} disabled={!sendable}>
        {waiting > 0 ? t.sendAndNext : t.send}
      </Button>
    </DialogActions>
  );
}
