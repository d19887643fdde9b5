import { lazy, Suspense } from 'react';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { api } from '#web/data/api.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ownMailLink } from './share-links.ts';

const ShortLinkDialog = lazy(async () => ({ default: (await import('./short-link-dialog.tsx')).ShortLinkDialog }));
const ShareMailDialog = lazy(async () => ({ default: (await import('./share-mail-dialog.tsx')).ShareMailDialog }));
const QrDialog = lazy(async () => ({ default: (await import('./qr-dialog.tsx')).QrDialog }));

export type ShareDialog = 'name' | 'qr' | 'mail' | 'delete';

interface ShareDialogsProps {
  open: ShareDialog | null;
  registry: ManagedRegistry;
  link: ManagedRegistry['shortlinks'][number] | undefined;
  url: string;
  onClose: () => void;
  onDelete: () => void;
  /** After the link was made, changed or deleted. */
  onChanged: () => Promise<void>;
}

/** What the share bar opens: the link's name, its QR code, a mail, and the question before it is deleted. */
export function ShareDialogs({ open, registry, link, url, onClose, onDelete, onChanged }: ShareDialogsProps) {
  const t = useTexts(ownerRegistryTexts);
  return (
    <Suspense>
      {open === 'name' && (
        <ShortLinkDialog registry={registry} link={link} onClose={onClose} onSaved={onChanged} onDelete={onDelete} />
      )}
      {open === 'mail' && link && (
        <ShareMailDialog
          registryId={registry.id}
          name={link.name}
          ownMail={ownMailLink(t, registry.title, url)}
          onClose={onClose}
        />
      )}
      {open === 'qr' && link && <QrDialog url={url} name={link.name} onClose={onClose} />}
      {open === 'delete' && link && <DeleteLinkDialog id={link.id} onClose={onClose} onDeleted={onChanged} />}
    </Suspense>
  );
}

interface DeleteLinkDialogProps {
  id: number;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

function DeleteLinkDialog({ id, onClose, onDeleted }: DeleteLinkDialogProps) {
  const t = useTexts(ownerRegistryTexts);
  async function remove() {
    try {
      await api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: id } });
    } catch (error) {
      notifyError(error, t.cannotDeleteLink);
      return;
    }
    await onDeleted();
    notify({ type: 'success', text: t.linkDeleted });
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.deleteLinkTitle}
      confirmLabel={t.deleteLink}
      consequence={t.deleteLinkConsequence}
      onConfirm={remove}
    >
      <p>{t.deleteLinkText}</p>
    </ConfirmDialog>
  );
}
