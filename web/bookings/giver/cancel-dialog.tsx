import { useRevalidator } from 'react-router';
import { bookingsTexts } from '#locales/bookings.ts';
import { api } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/ui/confirmation/confirm-dialog.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { GiverBooking } from './giver-registry.ts';
import { sayIfBehind } from './say-if-behind.ts';

interface CancelDialogProps {
  booking: GiverBooking;
  /** How many of the gift this giver has reserved. */
  copies: number;
  token: string;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks before a gift is given up by whoever reserved it. */
export function CancelDialog({ booking, copies, token, onClose, onCancelled }: CancelDialogProps) {
  const t = useTexts(bookingsTexts);
  const { revalidate } = useRevalidator();
  async function cancel() {
    try {
      await api('DELETE /booking/giver/{token}/{booking_id}', { params: { token, booking_id: booking.id } });
      onCancelled();
      notify({ type: 'success', text: t.cancelled });
    } catch (error) {
      sayIfBehind(error, t);
    }
    onClose();
    await revalidate();
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.cancelTitle}
      consequence={booking.bought ? t.cancelBought : undefined}
      confirmLabel={t.cancelBooking}
      cancelLabel={t.keep}
      onConfirm={cancel}
      failure={t.cannotCancel}
    >
      <p>{t.cancelText(booking.wish.title, copies)}</p>
    </ConfirmDialog>
  );
}
