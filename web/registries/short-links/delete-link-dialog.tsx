import { sharingTexts } from '#locales/registries/sharing.ts';
import { api } from '#web/data/api.ts';
import { DeleteDialog } from '#web/ui/deletion/delete-dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface DeleteLinkDialogProps {
  id: number;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

export function DeleteLinkDialog({ id, onClose, onDeleted }: DeleteLinkDialogProps) {
  const t = useTexts(sharingTexts);
  return (
    <DeleteDialog
      {...{ onClose, onDeleted }}
      title={t.deleteLinkTitle}
      confirmLabel={t.deleteLink}
      consequence={t.deleteLinkConsequence}
      onDelete={() => api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: id } })}
      deleted={t.linkDeleted}
      failure={t.cannotDeleteLink}
    >
      <p>{t.deleteLinkText}</p>
    </DeleteDialog>
  );
}
