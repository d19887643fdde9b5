import { secondOwnersTexts } from '#locales/second-owners.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { nameOfOwner, nameOfSecondOwner, useMyRole } from '#web/data/registries/my-role.ts';
import { ConfirmDialog } from '#web/ui/confirmation/confirm-dialog.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface RemoveSecondOwnerDialogProps {
  registry: ManagedRegistry;
  open: boolean;
  onClose: () => void;
  /** After it ended, here or elsewhere meanwhile. */
  onEnded: () => Promise<void>;
}

/** Asks before an invitation is withdrawn, a second owner removed, or one's own part given up. */
export function RemoveSecondOwnerDialog({ registry, open, onClose, onEnded }: RemoveSecondOwnerDialogProps) {
  const words = useEndingWords(registry);
  const { cannotEnd, keep } = useTexts(secondOwnersTexts);

  async function end() {
    try {
      await api('DELETE /birthregistry/{birth_registry_id}/second_owner', {
        params: { birth_registry_id: registry.id },
      });
    } catch (error) {
      if (!hasCode(error, 'NOT_FOUND')) throw error;
    }
    notify({ type: 'success', text: words.done });
    await onEnded();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.title}
      consequence={words.consequence}
      confirmLabel={words.confirm}
      cancelLabel={keep}
      onConfirm={end}
      failure={cannotEnd}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}

/** What ending it is called: withdrawing, leaving or removing. */
export function useEndingWords(registry: ManagedRegistry) {
  const role = useMyRole(registry);
  const t = useTexts(secondOwnersTexts);
  if (registry.second_owner.state !== 'accepted') {
    const text = t.withdrawText(registry.second_owner_mail ?? '');
    return { title: t.withdrawTitle, text, consequence: undefined, confirm: t.withdraw, done: t.withdrawn };
  }
  if (role === 'second') {
    const text = t.leaveText(nameOfOwner(registry));
    return { title: t.leaveTitle, text, consequence: t.leaveConsequence, confirm: t.leave, done: t.left };
  }
  const text = t.removeText(nameOfSecondOwner(registry));
  return { title: t.removeTitle, text, consequence: t.removeConsequence, confirm: t.remove, done: t.removed };
}
