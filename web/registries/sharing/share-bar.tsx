import { useState } from 'react';
import { paths } from '#contract/pages.ts';
import { dayOf } from '#locales/dates.ts';
import { sharingTexts } from '#locales/registries/sharing.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { usePublicUrl } from '#web/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { DeleteLinkDialog } from '../short-links/delete-link-dialog.tsx';
import { liveLink } from '../short-links/live-link.ts';
import { OwnerPrintNote } from './owner-print-note.tsx';
import styles from './share-bar.module.css';
import { SHARE_ICONS } from './share-icons.ts';
import { ownMailLink } from './share-links.ts';
import { ShareOnline } from './share-online.tsx';
import { useSharingTexts } from './use-sharing-texts.ts';

const ShortLinkDialog = later(async () => (await import('../short-links/short-link-dialog.tsx')).ShortLinkDialog);
const ShareMailDialog = later(async () => (await import('./share-mail-dialog.tsx')).ShareMailDialog);
const QrDialog = later(async () => (await import('./qr-code/qr-dialog.tsx')).QrDialog);

const ID = 'sharing';

type OpenDialog = 'name' | 'qr' | 'mail' | 'delete';

interface ShareBarProps {
  registry: ManagedRegistry;
  /** Reloads the registry. */
  onChange: () => Promise<void>;
}

/** The registry's short link and the ways to share it; without one, an invitation to go online. */
export function ShareBar({ registry, onChange }: ShareBarProps) {
  const [wasOnline] = useState(registry.is_online);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const t = useSharingTexts(registry);
  const publicUrl = usePublicUrl();
  const language = useLanguage();
  const link = liveLink(registry.shortlinks, dayOf()) ?? registry.shortlinks[0];
  const url = link ? publicUrl + paths.sharedRegistry(link.name, language) : '';
  const onlineLink = registry.is_online ? link : undefined;
  const close = () => setDialog(null);
  const editName = () => setDialog('name');

  async function finish() {
    await onChange();
    close();
  }

  /** Somebody has deleted the link: the page shows what holds now. */
  async function leaveGone() {
    notify({ type: 'info', text: t.linkGone });
    close();
    await onChange();
    return null;
  }

  return (
    <>
      <section id={ID} tabIndex={-1} className={styles.bar} aria-labelledby="share-title">
        {onlineLink ? (
          <ShareOnline
            registry={registry}
            link={onlineLink}
            isFolded={wasOnline}
            url={url}
            onEdit={editName}
            onQr={() => setDialog('qr')}
            onMail={() => setDialog('mail')}
          />
        ) : (
          <ShareNotOnline registry={registry} onCreate={editName} />
        )}
        <ShareDialogs
          {...{ registry, link, url }}
          open={dialog}
          onClose={close}
          onDelete={() => setDialog('delete')}
          onChanged={finish}
          onGone={leaveGone}
        />
      </section>
      {onlineLink && <OwnerPrintNote key={url} address={url} />}
    </>
  );
}

/** The way to the share bar, which stands below the gifts. */
export function ToSharing() {
  const t = useTexts(sharingTexts);
  function go() {
    const bar = document.getElementById(ID);
    bar?.scrollIntoView();
    bar?.focus({ preventScroll: true });
  }
  return (
    <Button small icon={SHARE_ICONS.share} className="no-print" aria-label={t.share} onClick={go}>
      {t.shareShort}
    </Button>
  );
}

/** An invitation to go online. While the registry has no gifts, adding one comes first. */
function ShareNotOnline({ registry, onCreate }: { registry: ManagedRegistry; onCreate: () => void }) {
  const t = useSharingTexts(registry);
  const hasWishes = registry.categories.some(({ wishes }) => wishes.length > 0);
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
          {t.inviteText} {registry.is_private ? t.inviteUnlisted : t.inviteListed}
        </p>
      </div>
      <Button variant={hasWishes ? 'primary' : 'secondary'} icon="link" onClick={onCreate}>
        {t.createLink}
      </Button>
    </div>
  );
}

interface ShareDialogsProps {
  open: OpenDialog | null;
  registry: ManagedRegistry;
  link: ManagedRegistry['shortlinks'][number] | undefined;
  url: string;
  onClose: () => void;
  onDelete: () => void;
  /** After the link was created, changed or deleted. */
  onChanged: () => Promise<void>;
  /** After the link was found to be deleted. */
  onGone: () => Promise<null>;
}

/** What the share bar opens: the link's name, its QR code, a mail, and the confirmation before deleting it. */
function ShareDialogs({ open, registry, link, url, onClose, onDelete, onChanged, onGone }: ShareDialogsProps) {
  const t = useTexts(sharingTexts);
  return (
    <>
      {open === 'name' && <ShortLinkDialog {...{ registry, link, onClose, onDelete, onGone }} onSaved={onChanged} />}
      {open === 'mail' && link && (
        <ShareMailDialog
          registryId={registry.id}
          name={link.name}
          ownMail={ownMailLink(t, registry.title, url)}
          {...{ onClose, onGone }}
        />
      )}
      {open === 'qr' && link && <QrDialog url={url} name={link.name} onClose={onClose} />}
      {open === 'delete' && link && <DeleteLinkDialog registry={registry} onClose={onClose} onDeleted={onChanged} />}
    </>
  );
}
