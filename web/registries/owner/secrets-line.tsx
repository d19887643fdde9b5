import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './secrets-line.module.css';

/** For parents only, not for superusers who look at their list: which details visitors do not see. */
export function SecretsLine({ registry }: { registry: ManagedRegistry }) {
  const t = useTexts(ownerRegistryTexts);
  const isOthers = useMyRole(registry) === 'superuser';
  const language = useLanguage();
  const secrets = [
    registry.babies.some((baby) => baby.firstname_is_private) && t.secret.firstName,
    registry.babies.some((baby) => baby.gender_is_private) && t.secret.gender,
    registry.event_date_is_private && t.secret.eventDate,
    registry.address_is_private && t.secret.address,
  ].filter((secret) => secret !== false);
  if (isOthers) return null;
  const named = new Intl.ListFormat(language).format(secrets);
  return (
    <p className={styles.line} title={t.onlyYou}>
      <Icon name="lock" size={18} />
      <span>
        {secrets.length === 0 ? t.keptNothing : t.kept(named)}
        {registry.address_is_private && ` ${t.keptAddress}`}
        <span className="visually-hidden"> {t.onlyYou}</span>
      </span>
    </p>
  );
}
