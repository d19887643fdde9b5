import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { isolated } from '#locales/right-to-left.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { nameSecrets, namesStillRead } from './secrets.ts';
import styles from './secrets-line.module.css';

/** For parents only, not for superusers who look at their list: which details visitors do not see. */
export function SecretsLine({ registry }: { registry: ManagedRegistry }) {
  const t = useTexts(ownerRegistryTexts);
  const isOthers = useMyRole(registry) === 'superuser';
  const language = useLanguage();
  if (isOthers) return null;
  const names = nameSecrets(registry, t);
  const list = new Intl.ListFormat(language);
  return (
    <p className={styles.line} title={t.onlyYou}>
      <Icon name="lock" size={18} />
      <span>
        {names.length === 0 ? t.keptNothing : t.kept(list.format(names))}
        {registry.address_is_private && ` ${t.keptAddress}`}
        {namesStillRead(registry).map(({ name, places }) => (
          <strong key={name}>
            {' '}
            {t.stillRead(isolated(name), list.format(places.map((place) => t.places[place])))}
          </strong>
        ))}
        <span className="visually-hidden"> {t.onlyYou}</span>
      </span>
    </p>
  );
}
