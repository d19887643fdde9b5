import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import { giverName, type ManagedWish, newestBookingOf } from '#web/data/registries/managed-registry.ts';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface DeleteWishDialogProps {
  /** Null while nothing is to be deleted. */
  wish: ManagedWish | null;
  onClose: () => void;
  onDeleted: () => void | Promise<void>;
  /** Loads the wish anew, to ask about the bookings it has now. */
  onConflict: () => Promise<void>;
}

/** Asks before deleting a wish, naming the givers who will be told. */
export function DeleteWishDialog({ wish, onClose, onDeleted, onConflict }: DeleteWishDialogProps) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  if (!wish) return null;
  const { id, title, bookings } = wish;
  const names = [...new Set(bookings.map(giverName))];
  const shown = names.length > NAMES_AT_MOST ? [...names.slice(0, 2), t.others(names.length - 2)] : names;
  return (
    <DeleteDialog
      {...{ onClose, onDeleted, onConflict }}
      title={t.deleteTitle}
      confirmLabel={t.delete}
      onDelete={() =>
        api('DELETE /wish/{wish_id}', { params: { wish_id: id }, query: { newest_booking: newestBookingOf([wish]) } })
      }
      deleted={t.deleted}
      failure={t.cannotDelete}
      consequence={names.length > 0 && t.deleteBooked(new Intl.ListFormat(language).format(shown), names.length)}
    >
      <p>{t.deleteText(title)}</p>
    </DeleteDialog>
  );
}

const NAMES_AT_MOST = 4;
