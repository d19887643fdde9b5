import * as z from 'zod';
import { email } from '#contract/texts.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { api } from '#web/data/api.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { nameOfOwner, useMyRole } from '#web/data/registries/my-role.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { EmailField } from '#web/ui/form/text/email-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

const schema = z.object({ second_owner_mail: email });

interface InviteDialogProps {
  registry: ManagedRegistry;
  onClose: () => void;
  onInvited: () => Promise<void>;
}

/** Whom to invite to co-manage the registry: one address. */
export function InviteDialog({ registry, onClose, onInvited }: InviteDialogProps) {
  const t = useTexts(secondOwnersTexts);
  const isOthers = useMyRole(registry) === 'superuser';
  const form = useAppForm({ schema, defaultValues: { second_owner_mail: '' } });

  async function invite(body: z.output<typeof schema>) {
    await api('PUT /birthregistry/{birth_registry_id}', { params: { birth_registry_id: registry.id }, body });
    notify({ type: 'success', text: t.resent });
    await onInvited();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} keepOnBackdrop title={t.invite}>
      <Form form={form} draft={`invite-${registry.id}`} onSubmit={invite} failure={t.cannotResend}>
        <p>{isOthers ? t.togetherHelpOther(nameOfOwner(registry)) : t.togetherHelp}</p>
        <EmailField name="second_owner_mail" label={t.mail} help={t.mailHelp} required autoComplete="off" />
        <SubmitButton icon="mail" onCancel={onClose}>
          {t.sendInvitation}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
