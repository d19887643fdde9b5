import type * as z from 'zod';
import { categoryCreate } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { api } from '#web/data/api.ts';
import { clearDraft } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

const schema = categoryCreate.pick({ label: true });

interface RenameCategoryDialogProps {
  category: { id: number; label: string };
  onClose: () => void;
  onSaved: () => Promise<void>;
}

export function RenameCategoryDialog({ category, onClose, onSaved }: RenameCategoryDialogProps) {
  const t = useTexts(ownerRegistryTexts);
  const form = useAppForm({ schema, defaultValues: { label: category.label } });
  const draft = `category-${category.id}`;

  function close() {
    clearDraft(draft);
    onClose();
  }

  async function save(body: z.output<typeof schema>) {
    await api('PUT /category/{category_id}', { params: { category_id: category.id }, body });
    await onSaved();
    notify({ type: 'success', text: t.renamed });
    onClose();
  }

  return (
    <Dialog open onClose={close} keepOnBackdrop title={t.renameTitle}>
      <Form
        form={form}
        draft={draft}
        onSubmit={save}
        failure={t.cannotRename}
        errorFields={{ CATEGORY_ALREADY_EXISTS: 'label' }}
      >
        <TextField
          name="label"
          label={t.categoryName}
          required
          maxLength={LIMITS.categoryLabel}
          autoComplete="off"
          autoCapitalize="sentences"
        />
        <SubmitButton onCancel={close}>{t.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}
