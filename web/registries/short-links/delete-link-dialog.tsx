import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { useSharingTexts } from '../sharing/use-sharing-texts.ts';

interface DeleteLinkDialogProps {
  registry: ManagedRegistry;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

/** One that somebody else has deleted is gone all the same. */
async function deleteLink(shortlink_id: number): Promise<void> {
  try {
    await api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id } });
  } catch (error) {
    if (!hasCode(error, 'NOT_FOUND')) throw error;
  }
}

/** Takes the registry offline: other links, which programs may have made, go too. */
export function DeleteLinkDialog({ registry, onClose, onDeleted }: DeleteLinkDialogProps) {
  const t = useSharingTexts(registry);
  return (
    <DeleteDialog
      {...{ onClose, onDeleted }}
      title={t.deleteLinkTitle}
      confirmLabel={t.deleteLink}
      consequence={t.deleteLinkConsequence}
      onDelete={() => Promise.all(registry.shortlinks.map(({ id }) => deleteLink(id)))}
      deleted={t.linkDeleted}
      failure={t.cannotDeleteLink}
    >
      <p>{t.deleteLinkText}</p>
    </DeleteDialog>
  );
}
