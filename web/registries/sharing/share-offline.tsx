import { sharingTexts } from '#locales/registries/sharing.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './share-bar.module.css';

/** An invitation to go online. While the registry has no gifts, adding one comes first. */
export function ShareOffline({ registry, onCreate }: { registry: ManagedRegistry; onCreate: () => void }) {
  const t = useTexts(sharingTexts);
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
