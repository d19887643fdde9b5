import { useState } from 'react';
import { Link } from 'react-router';
import { bound } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { babiesTexts } from '#locales/registries/babies.ts';
import { api } from '#web/data/api.ts';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import rows from '#web/ui/page/rows.module.css';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './babies.module.css';
import type { BabiesMode, ListedBaby, RegistryOfBabies } from './baby.ts';
import { BabyDialog } from './baby-dialog.tsx';
import { BabyListRow } from './baby-list-row.tsx';

interface BabyListProps {
  mode: BabiesMode;
  babies: ListedBaby[];
  /** Whose babies they are; if missing, babies of many lists, each with its list's title. */
  registry?: RegistryOfBabies;
  /** To this list. */
  mayAdd?: boolean;
  /** After one was added, changed or deleted. */
  onChanged: () => Promise<void>;
}

type Asked = { what: 'add' } | { what: 'edit' | 'delete'; baby: ListedBaby } | null;

/** Babies that can be changed and deleted, and a list's own be added to. */
export function BabyList({ mode, babies, registry, mayAdd = false, onChanged }: BabyListProps) {
  const t = useTexts(babiesTexts);
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <>
      {registry && (
        <div className={styles.head}>
          <h2 className={styles.title}>
            <Link to={paths.ownerRegistry(registry.id)}>{bound(registry.title)}</Link>
          </h2>
          {mayAdd && (
            <Button small icon="plus" aria-label={t.addTo(registry.title)} onClick={() => setAsked({ what: 'add' })}>
              {t.add}
            </Button>
          )}
        </div>
      )}
      {babies.length === 0 && mode === 'MY' && <p className={styles.none}>{t.none}</p>}
      <ul className={rows.rows}>
        {babies.map((baby) => (
          <BabyListRow
            key={baby.id}
            baby={baby}
            showsRegistry={!registry}
            onEdit={() => setAsked({ what: 'edit', baby })}
            onDelete={() => setAsked({ what: 'delete', baby })}
          />
        ))}
      </ul>
      {(asked?.what === 'add' || asked?.what === 'edit') && (
        <BabyDialog
          mode={mode}
          baby={asked.what === 'edit' ? asked.baby : null}
          registry={registry}
          onClose={close}
          onSaved={onChanged}
        />
      )}
      {asked?.what === 'delete' && <DeleteBaby baby={asked.baby} onClose={close} onDeleted={onChanged} />}
    </>
  );
}

interface DeleteBabyProps {
  baby: ListedBaby;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

function DeleteBaby({ baby, onClose, onDeleted }: DeleteBabyProps) {
  const t = useTexts(babiesTexts);
  return (
    <DeleteDialog
      {...{ onClose, onDeleted }}
      title={t.deleteTitle}
      confirmLabel={t.deleteConfirm}
      onDelete={() => api('DELETE /baby/{baby_id}', { params: { baby_id: baby.id } })}
      deleted={t.deleted}
      failure={t.cannotDelete}
    >
      <p>{t.deleteText(baby.firstname, baby.birthregistry_title)}</p>
    </DeleteDialog>
  );
}
