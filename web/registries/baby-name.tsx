import { registryTexts } from '#locales/registries/registry.ts';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './registry-header.module.css';

export type Baby = { id: number; firstname: string | null; gender: 'M' | 'F' | 'NA' | null };

const GENDER_ICONS: Record<string, IconName> = { M: 'boy', F: 'girl' };

export function BabyName({ baby }: { baby: Baby }) {
  const t = useTexts(registryTexts);
  const name = baby.firstname === null ? t.babySecret : baby.firstname || t.babyUnnamed;
  const gender = { M: t.boy, F: t.girl, NA: null }[baby.gender ?? 'NA'];
  return (
    <li className={styles.baby}>
      <Icon name={GENDER_ICONS[baby.gender ?? 'NA'] ?? 'baby'} size={18} />
      {name}
      {gender && <span className="visually-hidden">, {gender}</span>}
    </li>
  );
}
