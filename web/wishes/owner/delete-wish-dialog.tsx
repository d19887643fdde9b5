import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import { giverName, type ManagedWish } from '#web/data/registries/managed-registry.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface DeleteWishDialogProps {
  /** Null while nothing is to be deleted. */
  wish: ManagedWish | null;
  onClose: () => void;
  onDeleted: () => void | Promise<void>;
}

/** Asks before a wish goes, and names the givers who will be told. */
export function DeleteWishDialog({ wish, onClose, onDeleted }: DeleteWishDialogProps) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  if (!wish) return null;
  const { id, title, bookings } = wish;

  async function remove() {
    await api('DELETE /wish/{wish_id}', { params: { wish_id: id } });
    notify({ type: 'success', text: t.deleted });
    onClose();
    await onDeleted();
  }

  const names = [...new Set(bookings.map(giverName))];
  const shown = names.length > NAMES_AT_MOST ? [...names.slice(0, 2), t.others(names.length - 2)] : names;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.deleteTitle}
      confirmLabel={t.delete}
      onConfirm={remove}
      failure={t.cannotDelete}
      consequence={names.length > 0 && t.deleteBooked(new Intl.ListFormat(language).format(shown), names.length)}
    >
      <p>{t.deleteText(title)}</p>
    </ConfirmDialog>
  );
}

const NAMES_AT_MOST = 4;
