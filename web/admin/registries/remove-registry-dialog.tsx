import type { Answer } from '#contract/calls.ts';
import { adminTexts } from '#locales/admin.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import styles from '#web/ui/confirmation/confirm-dialog.module.css';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ActDialog } from '../act-dialog.tsx';

interface RemoveRegistryDialogProps {
  registry: Pick<Answer<'GET /birthregistry/'>[number], 'id' | 'title'>;
  onClose: () => void;
}

/** Deletes somebody else's registry, whose parents are told why. */
export function RemoveRegistryDialog({ registry: { id, title }, onClose }: RemoveRegistryDialogProps) {
  const { lists: t } = useTexts(adminTexts);
  const mine = useTexts(myRegistriesTexts);

  async function remove(body: object) {
    try {
      await api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id }, body });
    } catch (error) {
      // Somebody else was quicker.
      if (!hasCode(error, 'NOT_FOUND')) throw error;
    }
  }

  return (
    <ActDialog
      title={mine.deleteTitle}
      confirmLabel={mine.deleteConfirm}
      reasonHelp={t.reasonHelp}
      draft={`remove-${id}`}
      act={remove}
      done={mine.deleted}
      failure={mine.cannotDelete}
      onClose={onClose}
    >
      <div>
        <p>{t.deleteText(title)}</p>
        <div className={styles.consequence}>{mine.deleteConsequence}</div>
      </div>
    </ActDialog>
  );
}
