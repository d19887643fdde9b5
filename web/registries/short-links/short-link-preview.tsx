import { useWatch } from 'react-hook-form';
import { paths } from '#contract/pages.ts';
import { shortLinkName } from '#contract/short-links.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { usePublicUrl } from '#web/site.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useSharingTexts } from '../sharing/use-sharing-texts.ts';
import styles from './short-link-dialog.module.css';
import { isGuessable } from './short-link-name.ts';

/**
 * The complete address as it will be shared, whether it keeps a private registry private, and what happens to the old
 * one.
 */
export function ShortLinkPreview({ registry, oldName }: { registry: ManagedRegistry; oldName: string | undefined }) {
  const t = useSharingTexts(registry);
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const name = String(useWatch({ name: 'name' }) ?? '').trim();
  const parsed = shortLinkName.safeParse(name);
  return (
    <div className={styles.preview}>
      <p className={styles.previewLabel}>{t.preview}</p>
      <p className={styles.url}>
        {publicUrl}
        {paths.sharedRegistry('', language)}
        <strong>{parsed.success ? parsed.data : '…'}</strong>
      </p>
      <div aria-live="polite">
        {registry.is_private && parsed.success && isGuessable(parsed.data) && (
          <p className={styles.note}>{t.guessable}</p>
        )}
      </div>
      {oldName !== undefined && parsed.success && parsed.data.toLowerCase() !== oldName.toLowerCase() && (
        <p className={styles.note}>{t.oldNameStays(oldName)}</p>
      )}
    </div>
  );
}
