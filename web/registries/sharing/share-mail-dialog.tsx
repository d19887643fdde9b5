import * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { requiredLine } from '#contract/texts.ts';
import { shareMailTexts } from '#locales/registries/share-mail.ts';
import { createOnce } from '#web/data/idempotency/create-once.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { EmailField } from '#web/ui/form/text/email-field.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './share-mail-dialog.module.css';

/** No pattern for the address: the server has one, with a kind message. */
const schema = z.object({ to_name: requiredLine(LIMITS.shareField), to_mail: requiredLine(LIMITS.shareField) });

interface ShareMailDialogProps {
  registryId: number;
  /** The short link being shared. */
  name: string;
  /** Opens the parent's own mail program, with text and link. */
  ownMail: string;
  onClose: () => void;
  /** The link has been deleted meanwhile. */
  onGone: () => Promise<null>;
}

/** Sends the registry's link to one person, in the parent's name. */
export function ShareMailDialog({ registryId, name, ownMail, onClose, onGone }: ShareMailDialogProps) {
  const t = useTexts(shareMailTexts);
  const form = useAppForm({ schema, defaultValues: { to_name: '', to_mail: '' } });

  async function send(recipient: z.output<typeof schema>) {
    await createOnce('POST /email/share_list', { ...recipient, birth_registry_id: registryId, shortlink_name: name });
    notify({ type: 'success', title: t.sharedTitle, text: t.shared });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} keepOnBackdrop title={t.title}>
      <Form form={form} draft={`share-${registryId}`} onSubmit={send} failure={t.failure} onGone={onGone}>
        <p className={styles.lead}>{t.lead}</p>
        <TextField
          name="to_name"
          label={t.name}
          help={t.nameHelp}
          required
          maxLength={LIMITS.shareField}
          autoComplete="off"
          autoCapitalize="words"
        />
        <EmailField name="to_mail" label={t.email} required autoComplete="off" />
        <a className={styles.ownMail} href={ownMail}>
          {t.ownMail}
        </a>
        <SubmitButton icon="mail" onCancel={onClose}>
          {t.send}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
