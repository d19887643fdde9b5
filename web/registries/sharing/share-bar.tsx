import { lazy, Suspense, useRef, useState } from 'react';
import { paths } from '#contract/pages.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { api } from '#web/data/api.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { usePublicUrl } from '#web/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { keepFocus } from '#web/ui/keep-focus.ts';
import { useLanguage } from '#web/ui/language.ts';
import { notify } from '#web/ui/notify.ts';
import { notifyError } from '#web/ui/notify-error.ts';
import { Pill } from '#web/ui/pill.tsx';
import { useRest } from '#web/ui/use-rest.ts';
import { useTexts } from '#web/ui/use-texts.ts';
import styles from './share-bar.module.css';
import { ownMailLink } from './share-links.ts';
import { ShareOnline } from './share-online.tsx';

const ShortLinkDialog = lazy(async () => ({ default: (await import('./short-link-dialog.tsx')).ShortLinkDialog }));
const OwnerPrintNote = lazy(async () => ({ default: (await import('./owner-print-note.tsx')).OwnerPrintNote }));
const ShareMailDialog = lazy(async () => ({ default: (await import('./share-mail-dialog.tsx')).ShareMailDialog }));
const QrDialog = lazy(async () => ({ default: (await import('./qr-dialog.tsx')).QrDialog }));

interface ShareBarProps {
  registry: ManagedRegistry;
  /** Loads the registry anew. */
  onChange: () => Promise<void>;
}

/** The registry's short link and the ways to hand it on; without one, an invitation to go online. */
export function ShareBar({ registry, onChange }: ShareBarProps) {
  const isAtRest = useRest();
  const t = useTexts(ownerRegistryTexts);
  const [dialog, setDialog] = useState<'name' | 'qr' | 'mail' | 'delete' | null>(null);
  const section = useRef<HTMLElement>(null);
  const publicUrl = usePublicUrl();
  const language = useLanguage();
  const link = registry.shortlinks.find((candidate) => candidate.is_active) ?? registry.shortlinks[0];
  const online = registry.is_online && link !== undefined;
  const url = link ? publicUrl + paths.sharedRegistry(link.name, language) : '';
  const close = () => setDialog(null);

  async function finish() {
    await onChange();
    close();
    keepFocus(section.current);
  }
  async function remove(id: number) {
    try {
      await api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: id } });
    } catch (error) {
      notifyError(error, t.cannotDeleteLink);
      return;
    }
    await finish();
    notify({ type: 'success', text: t.linkDeleted });
  }

  return (
    <>
      <section ref={section} tabIndex={-1} className={styles.bar} aria-labelledby="share-title">
        {online ? (
          <ShareOnline
            registry={registry}
            link={link}
            url={url}
            onEdit={() => setDialog('name')}
            onQr={() => setDialog('qr')}
            onMail={() => setDialog('mail')}
          />
        ) : (
          <Invitation
            unlisted={registry.is_private}
            hasGifts={registry.categories.some(({ wishes }) => wishes.length > 0)}
            onCreate={() => setDialog('name')}
          />
        )}
        <Suspense>
          {dialog === 'name' && (
            <ShortLinkDialog
              registry={registry}
              link={link}
              onClose={close}
              onSaved={finish}
              onDelete={() => setDialog('delete')}
            />
          )}
          {dialog === 'mail' && link && (
            <ShareMailDialog
              registryId={registry.id}
              name={link.name}
              ownMail={ownMailLink(t, registry.title, url)}
              onClose={close}
            />
          )}
          {dialog === 'qr' && link && <QrDialog url={url} name={link.name} onClose={close} />}
        </Suspense>
        {link && (
          <ConfirmDialog
            open={dialog === 'delete'}
            onClose={close}
            title={t.deleteLinkTitle}
            confirmLabel={t.deleteLink}
            consequence={t.deleteLinkConsequence}
            onConfirm={() => remove(link.id)}
          >
            <p>{t.deleteLinkText}</p>
          </ConfirmDialog>
        )}
      </section>
      {online && isAtRest && (
        <Suspense>
          <OwnerPrintNote address={url} />
        </Suspense>
      )}
    </>
  );
}

/** While the registry has no gift, adding one comes first. */
function Invitation({ unlisted, hasGifts, onCreate }: { unlisted: boolean; hasGifts: boolean; onCreate: () => void }) {
  const t = useTexts(ownerRegistryTexts);
  return (
    <div className={styles.invitation}>
      <div className={styles.words}>
        <Pill tone="neutral" icon="lock">
          {t.offline}
        </Pill>
        <h2 id="share-title" className={styles.title}>
          {t.inviteTitle}
        </h2>
        <p>
          {t.inviteText} {unlisted ? t.inviteUnlisted : t.inviteListed}
        </p>
      </div>
      <Button variant={hasGifts ? 'primary' : 'secondary'} icon="link" onClick={onCreate}>
        {t.createLink}
      </Button>
    </div>
  );
}
