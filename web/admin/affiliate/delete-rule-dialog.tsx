import { affiliateTexts } from '#locales/affiliate.ts';
import { api } from '#web/data/api.ts';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Rule } from './rule.ts';

interface DeleteRuleDialogProps {
  rule: Rule;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

export function DeleteRuleDialog({ rule, onClose, onDeleted }: DeleteRuleDialogProps) {
  const t = useTexts(affiliateTexts);
  return (
    <DeleteDialog
      onClose={onClose}
      onDeleted={onDeleted}
      title={t.deleteTitle(rule.domain)}
      confirmLabel={t.delete}
      onDelete={() => api('DELETE /affiliate/rules/{rule_id}', { params: { rule_id: rule.id } })}
      deleted={t.deleted}
      failure={t.cannotDelete}
    >
      <p>{t.deleteText}</p>
    </DeleteDialog>
  );
}
