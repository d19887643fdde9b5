import { lazy, Suspense, useRef, useState } from 'react';
import { paths } from '#contract/pages.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { usePublicUrl } from '#web/site.ts';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';
import { useRest } from '#web/ui/behaviour/use-rest.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './share-bar.module.css';
import { type ShareDialog, ShareDialogs } from './share-dialogs.tsx';
import { ShareOnline } from './share-online.tsx';

const OwnerPrintNote = lazy(async () => ({ default: (await import('./owner-print-note.tsx')).OwnerPrintNote }));

interface ShareBarProps {
  registry: ManagedRegistry;
  /** Loads the registry anew. */
  onChange: () => Promise<void>;
}

/** The registry's short link and the ways to hand it on; without one, an invitation to go online. */
export function ShareBar({ registry, onChange }: ShareBarProps) {
  const isAtRest = useRest();
  const [dialog, setDialog] = useState<ShareDialog | null>(null);
  const section = useRef<HTMLElement>(null);
  const publicUrl = usePublicUrl();
  const language = useLanguage();
  const link = registry.shortlinks.find((candidate) => candidate.is_active) ?? registry.shortlinks[0];
  const url = link ? publicUrl + paths.sharedRegistry(link.name, language) : '';
  const onlineLink = registry.is_online ? link : undefined;
  const close = () => setDialog(null);
  const editName = () => setDialog('name');

  async function finish() {
    await onChange();
    close();
    keepFocus(section.current);
  }

  return (
    <>
      <section ref={section} tabIndex={-1} className={styles.bar} aria-labelledby="share-title">
        {onlineLink ? (
          <ShareOnline
            registry={registry}
            link={onlineLink}
            url={url}
            onEdit={editName}
            onQr={() => setDialog('qr')}
            onMail={() => setDialog('mail')}
          />
        ) : (
          <Invitation registry={registry} onCreate={editName} />
        )}
        <ShareDialogs
          {...{ registry, link, url }}
          open={dialog}
          onClose={close}
          onDelete={() => setDialog('delete')}
          onChanged={finish}
        />
      </section>
      <Suspense>{onlineLink && isAtRest && <OwnerPrintNote address={url} />}</Suspense>
    </>
  );
}

/** While the registry has no gift, adding one comes first. */
function Invitation({ registry, onCreate }: { registry: ManagedRegistry; onCreate: () => void }) {
  const t = useTexts(ownerRegistryTexts);
  const hasGifts = registry.categories.some(({ wishes }) => wishes.length > 0);
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
      <Button variant={hasGifts ? 'primary' : 'secondary'} icon="link" onClick={onCreate}>
        {t.createLink}
      </Button>
    </div>
  );
}
