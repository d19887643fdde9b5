import type { ComponentProps } from 'react';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { api } from '#web/data/api.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { nameOfSecondOwner } from '#web/data/registries/my-role.ts';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface DeleteRegistryDialogProps
  extends Pick<ComponentProps<typeof DeleteDialog>, 'onClose' | 'onDeleted' | 'children'> {
  registry: Pick<ManagedRegistry, 'id' | 'second_owner'>;
}

/** Asks whether to delete a registry, in its parents' or a superuser's words, and does so. */
export function DeleteRegistryDialog({ registry, children, ...dialog }: DeleteRegistryDialogProps) {
  const t = useTexts(myRegistriesTexts);
  const together = useTexts(secondOwnersTexts);
  return (
    <DeleteDialog
      {...dialog}
      title={t.deleteTitle}
      consequence={t.deleteConsequence}
      confirmLabel={t.deleteConfirm}
      onDelete={() => api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: registry.id } })}
      deleted={t.deleted}
      failure={t.cannotDelete}
    >
      {children}
      {registry.second_owner.state === 'accepted' && <p>{together.deleteText(nameOfSecondOwner(registry))}</p>}
    </DeleteDialog>
  );
}
