import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { babiesTexts } from '#locales/registries/babies.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import rows from '#web/ui/page/rows.module.css';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './babies.module.css';
import type { ListedBaby } from './baby.ts';

const ICONS = { F: 'girl', M: 'boy', NA: 'baby' } as const;

interface BabyListRowProps {
  baby: ListedBaby;
  showsRegistry: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One baby: its name, what is kept secret, and the actions. */
export function BabyListRow({ baby, showsRegistry, onEdit, onDelete }: BabyListRowProps) {
  const t = useTexts(babiesTexts);
  return (
    <li className={rows.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Icon name={ICONS[baby.gender]} />
          {baby.firstname || t.unnamed}
        </p>
        <div className={styles.facts}>
          <p>{t.sexes[baby.gender]}</p>
          {baby.firstname_is_private && <Pill icon="lock">{t.firstNameSecret}</Pill>}
          {baby.gender_is_private && <Pill icon="lock">{t.sexSecret}</Pill>}
          {showsRegistry && (
            <p className={styles.list}>
              {t.ofList} <Link to={paths.ownerRegistry(baby.birthregistry_id)}>{baby.birthregistry_title}</Link>
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button small variant="quiet" icon="pencil" aria-label={t.editOf(baby.firstname)} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button small variant="quiet" icon="trash" aria-label={t.deleteOf(baby.firstname)} onClick={onDelete}>
          {t.delete}
        </Button>
      </div>
    </li>
  );
}
