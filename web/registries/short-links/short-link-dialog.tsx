import { useState } from 'react';
import * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { shortLinkName } from '#contract/short-links.ts';
import { dayOf } from '#locales/dates.ts';
import { sharingTexts } from '#locales/registries/sharing.ts';
import { api } from '#web/data/api.ts';
import { createOnce } from '#web/data/idempotency/create-once.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { clearDraft } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { useSharingTexts } from '../sharing/use-sharing-texts.ts';
import styles from './short-link-dialog.module.css';
import { proposeName } from './short-link-name.ts';
import { ShortLinkPreview } from './short-link-preview.tsx';

const schema = z.object({ name: shortLinkName });

interface ShortLinkDialogProps {
  registry: ManagedRegistry;
  /** The link to change; if missing, one is created and the registry goes online. */
  link: ManagedRegistry['shortlinks'][number] | undefined;
  onClose: () => void;
  onSaved: () => void | Promise<void>;
  onDelete: () => void;
  /** The link to change has been deleted meanwhile. */
  onGone: () => Promise<null>;
}

/** Of two who create one at the same time, the second gets the first's. */
function saveLink(
  registry: ManagedRegistry,
  link: ShortLinkDialogProps['link'],
  name: string,
): Promise<{ name: string }> {
  const body = { name, is_active: true, expiration_date: dayOf() };
  if (link) return api('PUT /shortlink/{shortlink_id}', { params: { shortlink_id: link.id }, body });
  return createOnce('POST /shortlink/', { ...body, birthregistry_id: registry.id, unless_online: true });
}

export function ShortLinkDialog({ registry, link, onClose, onSaved, onDelete, onGone }: ShortLinkDialogProps) {
  const t = useSharingTexts(registry);
  const [proposal] = useState(() => link?.name ?? proposeName(registry));
  const form = useAppForm({ schema, defaultValues: { name: proposal }, mode: 'all' });
  const draft = `link-${registry.id}`;

  function close() {
    clearDraft(draft);
    onClose();
  }

  async function save({ name }: z.output<typeof schema>) {
    const saved = await saveLink(registry, link, name);
    await onSaved();
    if (saved.name === name) notify({ type: 'success', text: link ? t.linkUpdated : t.linkCreated });
    else notify({ type: 'info', text: t.linkThere(saved.name) });
  }

  return (
    <Dialog open onClose={close} keepOnBackdrop title={link ? t.editLinkTitle : t.createLinkTitle}>
      <Form
        form={form}
        draft={draft}
        onSubmit={save}
        failure={link ? undefined : t.cannotCreateLink}
        onGone={link && onGone}
        errorFields={{ SHORT_LINK_ALREADY_EXISTS: 'name' }}
      >
        {!link && <p>{t.createLinkLead}</p>}
        <NameField
          onAnother={() => form.setValue('name', proposeName(registry), { shouldValidate: true, shouldDirty: true })}
        />
        <ShortLinkPreview registry={registry} oldName={link?.name} />
        {link && (
          <Button small variant="quiet" icon="trash" className={styles.tool} onClick={onDelete}>
            {t.deleteLink}
          </Button>
        )}
        <SubmitButton onCancel={close}>{link ? t.save : t.create}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function NameField({ onAnother }: { onAnother: () => void }) {
  const t = useTexts(sharingTexts);
  return (
    <div className={styles.name}>
      <TextField
        name="name"
        label={t.linkName}
        help={t.linkNameHelp}
        required
        maxLength={LIMITS.shortLinkName}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
      />
      <Button small variant="quiet" icon="refresh" className={styles.tool} onClick={onAnother}>
        {t.anotherName}
      </Button>
    </div>
  );
}
