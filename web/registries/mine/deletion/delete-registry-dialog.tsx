import type { ComponentProps } from 'react';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { api } from '#web/data/api.ts';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface DeleteRegistryDialogProps
  extends Pick<ComponentProps<typeof DeleteDialog>, 'onClose' | 'onDeleted' | 'children'> {
  registryId: number;
}

/** Asks whether to delete a registry, in its parents' or a superuser's words, and does so. */
export function DeleteRegistryDialog({ registryId, ...dialog }: DeleteRegistryDialogProps) {
  const t = useTexts(myRegistriesTexts);
  return (
    <DeleteDialog
      {...dialog}
      title={t.deleteTitle}
      consequence={t.deleteConsequence}
      confirmLabel={t.deleteConfirm}
      onDelete={() => api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: registryId } })}
      deleted={t.deleted}
      failure={t.cannotDelete}
    />
  );
}
