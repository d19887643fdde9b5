import { sharingTexts } from '#locales/registries/sharing.ts';
import { api } from '#web/data/api.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface DeleteLinkDialogProps {
  id: number;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

export function DeleteLinkDialog({ id, onClose, onDeleted }: DeleteLinkDialogProps) {
  const t = useTexts(sharingTexts);
  async function remove() {
    await api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: id } });
    await onDeleted();
    notify({ type: 'success', text: t.linkDeleted });
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.deleteLinkTitle}
      confirmLabel={t.deleteLink}
      consequence={t.deleteLinkConsequence}
      onConfirm={remove}
      failure={t.cannotDeleteLink}
    >
      <p>{t.deleteLinkText}</p>
    </ConfirmDialog>
  );
}
