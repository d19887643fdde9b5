import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { parentsBookingsTexts } from '#locales/bookings/parents.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { giverName, type ManagedBooking, type ManagedWish } from '#web/data/registries/managed-registry.ts';
import { ConfirmDialog } from '#web/ui/confirmation/confirm-dialog.tsx';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { isFirstPage } from '#web/ui/opening/is-first-page.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface BookingDialogProps {
  booking: ManagedBooking;
  wish: ManagedWish;
  onClose: () => void;
  /** Reloads the wish after the dialog is closed. */
  onChange: () => Promise<void>;
}

/** Asks whether the gift has arrived; afterwards the parents return to where they came from, or to their registry. */
export function ReceiveDialog({ booking, wish, onClose, onChange }: BookingDialogProps) {
  const t = useTexts(parentsBookingsTexts);
  const navigate = useNavigate();
  async function receive() {
    try {
      await api('POST /booking/mark_as_received/{booking_id}', { params: { booking_id: booking.id } });
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) {
        notify({ type: 'info', text: t.bookingGone(wish.title) });
        onClose();
        return onChange();
      }
      // By a call whose answer was lost, or by the other parent.
      if (!hasCode(error, 'ALREADY_RECEIVED')) {
        onChange().catch(() => {});
        throw error;
      }
    }
    notify({ type: 'success', text: t.receptionConfirmed });
    await (isFirstPage() ? navigate(paths.ownerRegistry(wish.birthregistry_id, wish.id)) : navigate(-1));
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.receiveTitle}
      confirmLabel={t.confirmReception}
      onConfirm={receive}
      tone="primary"
    >
      <p>{t.receiveText(wish.title, giverName(booking))}</p>
    </ConfirmDialog>
  );
}

export function DeleteBookingDialog({ booking, wish, onClose, onChange }: BookingDialogProps) {
  const t = useTexts(parentsBookingsTexts);
  return (
    <DeleteDialog
      onClose={onClose}
      onDeleted={onChange}
      title={t.deleteBookingTitle}
      confirmLabel={t.deleteBooking}
      cancelLabel={t.keepBooking}
      onDelete={() => api('DELETE /booking/{booking_id}', { params: { booking_id: booking.id } })}
      deleted={t.bookingDeleted}
      failure={t.cannotDeleteBooking}
      consequence={t.deleteBookingConsequence(giverName(booking))}
    >
      <p>{t.deleteBookingText(wish.title)}</p>
    </DeleteDialog>
  );
}
