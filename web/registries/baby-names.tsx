import { registryTexts } from '#locales/registries/registry.ts';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './registry-header.module.css';

export type Baby = { id: number; firstname: string | null; gender: 'M' | 'F' | 'NA' | null };

const GENDER_ICONS: Record<string, IconName> = { M: 'boy', F: 'girl' };

/** Who is expected. What would be repeated, for twins without names, is said once. */
export function BabyNames({ babies }: { babies: readonly Baby[] }) {
  const t = useTexts(registryTexts);
  if (babies.length === 0) return null;
  const named = babies.filter(({ firstname }) => firstname);
  const unnamed = babies.filter(({ firstname }) => firstname === '');
  const secret = babies.filter(({ firstname }) => firstname === null);
  return (
    <ul className={styles.babies}>
      {named.map((baby) => (
        <BabyLine key={baby.id} babies={[baby]} name={baby.firstname ?? ''} />
      ))}
      <BabyLine babies={unnamed} name={t.babyUnnamed(unnamed.length)} />
      <BabyLine
        babies={secret}
        name={t.babySecret(secret.length)}
        count={secret.length > 1 && t.babyUnnamed(secret.length)}
      />
    </ul>
  );
}

interface BabyLineProps {
  babies: readonly Baby[];
  name: string;
  /** How many they are, if only the icons tell. */
  count?: string | false;
}

function BabyLine({ babies, name, count }: BabyLineProps) {
  const t = useTexts(registryTexts);
  if (babies.length === 0) return null;
  const genders = babies.map(({ gender }) => ({ M: t.boy, F: t.girl, NA: null })[gender ?? 'NA']);
  const heard = [count, ...genders].filter(Boolean);
  return (
    <li className={styles.baby}>
      {babies.map(({ id, gender }) => (
        <Icon key={id} name={GENDER_ICONS[gender ?? 'NA'] ?? 'baby'} size={18} />
      ))}
      {name}
      {heard.length > 0 && <span className="visually-hidden">, {heard.join(', ')}</span>}
    </li>
  );
}
