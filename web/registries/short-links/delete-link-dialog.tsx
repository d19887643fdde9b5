import { api } from '#web/data/api.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { useSharingTexts } from '../sharing/use-sharing-texts.ts';

interface DeleteLinkDialogProps {
  registry: ManagedRegistry;
  link: ManagedRegistry['shortlinks'][number];
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

export function DeleteLinkDialog({ registry, link, onClose, onDeleted }: DeleteLinkDialogProps) {
  const t = useSharingTexts(registry);
  return (
    <DeleteDialog
      {...{ onClose, onDeleted }}
      title={t.deleteLinkTitle}
      confirmLabel={t.deleteLink}
      consequence={t.deleteLinkConsequence}
      onDelete={() => api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: link.id } })}
      deleted={t.linkDeleted}
      failure={t.cannotDeleteLink}
    >
      <p>{t.deleteLinkText}</p>
    </DeleteDialog>
  );
}
