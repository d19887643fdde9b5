import { paths } from '#contract/pages.ts';
import { sharingTexts } from '#locales/registries/sharing.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { CopyButton } from '#web/ui/copying/copy-button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { isGuessable } from '../short-links/short-link-name.ts';
import styles from './share-bar.module.css';
import { SHARE_ICONS } from './share-icons.ts';
import { type ShareLink, shareLinks } from './share-links.ts';
import { useSharingTexts } from './use-sharing-texts.ts';

interface ShareOnlineProps extends WaysProps {
  link: ManagedRegistry['shortlinks'][number];
  /** It was online before: the ways to share it are folded away. */
  isFolded: boolean;
}

/** The registry's address, and what to do with it. */
export function ShareOnline({ link, isFolded, ...ways }: ShareOnlineProps) {
  const { registry, url } = ways;
  const t = useSharingTexts(registry);
  return (
    <>
      <Head registry={registry} linkName={link.name} />
      <div className={styles.address}>
        <p className={styles.url}>
          <span className="visually-hidden">{t.listAddress} </span>
          {url.replace(/^https?:\/\//, '')}
        </p>
        <CopyButton text={url} variant="primary" copied={t.linkCopied}>
          {t.copyLink}
        </CopyButton>
      </div>
      {registry.is_private && isGuessable(link.name) && <p>{t.guessable}</p>}
      <details className={styles.more} open={!isFolded}>
        <summary className={styles.fold}>
          {t.otherWays}
          <Icon name="chevron-down" size={18} />
        </summary>
        <Ways {...ways} />
      </details>
    </>
  );
}

interface WaysProps {
  registry: ManagedRegistry;
  url: string;
  onEdit: () => void;
  onQr: () => void;
  onMail: () => void;
}

/** Messengers first, since families talk there; then the networks; apart from them, the link itself. */
function Ways({ registry, url, onEdit, onQr, onMail }: WaysProps) {
  const t = useTexts(sharingTexts);
  const { talk, networks } = shareLinks(t, registry.title, url);
  // What is sent says "our list": a superuser has the link and its QR code only.
  const isTheirs = useMyRole(registry) !== 'superuser';
  return (
    <>
      <ul className={styles.ways}>
        {isTheirs && (
          <>
            <Elsewhere {...talk} />
            <li>
              <Button small icon="mail" onClick={onMail}>
                {t.email}
              </Button>
            </li>
          </>
        )}
        <li>
          <Button small icon={SHARE_ICONS.qr} onClick={onQr}>
            {t.qrCode}
          </Button>
        </li>
        {isTheirs && <NativeShare title={registry.title} text={t.shareText(registry.title)} url={url} />}
      </ul>
      {isTheirs && (
        <div className={styles.networks}>
          <h3 className={styles.networksTitle}>{t.networks}</h3>
          <ul className={styles.ways}>
            {networks.map((network) => (
              <Elsewhere key={network.label} {...network} />
            ))}
          </ul>
        </div>
      )}
      <div className={styles.change}>
        <Button small variant="quiet" icon="pencil" onClick={onEdit}>
          {t.editLink}
        </Button>
      </div>
    </>
  );
}

function Head({ registry, linkName }: { registry: ManagedRegistry; linkName: string }) {
  const t = useSharingTexts(registry);
  return (
    <div className={styles.head}>
      <h2 id="share-title" className={styles.title}>
        {t.share}
      </h2>
      <Pill tone="sage" icon="check">
        {t.online}
      </Pill>
      {registry.is_private && (
        <Pill tone="neutral" icon="eye-off">
          {t.unlisted}
        </Pill>
      )}
      <ButtonLink to={paths.publicRegistry(linkName)} variant="quiet" small icon="eye" className={styles.asVisitor}>
        {t.asVisitor}
      </ButtonLink>
    </div>
  );
}

function Elsewhere({ icon, label, href }: ShareLink) {
  const t = useTexts(sharingTexts);
  return (
    <li>
      <ButtonLink external small icon={icon} to={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="visually-hidden"> ({t.newWindow})</span>
      </ButtonLink>
    </li>
  );
}

/** The phone's own share sheet, if it has one. */
function NativeShare(data: { title: string; text: string; url: string }) {
  const t = useTexts(sharingTexts);
  if (typeof navigator === 'undefined' || typeof navigator.share !== 'function') return null;
  return (
    <li>
      <Button
        small
        icon={SHARE_ICONS.share}
        // Closing the phone's sheet needs no message.
        onClick={() => navigator.share(data).catch(() => {})}
      >
        {t.nativeShare}
      </Button>
    </li>
  );
}
