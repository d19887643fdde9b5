import { useState } from 'react';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import type { ManagedRegistry, ManagedWish } from '#web/data/registries/managed-registry.ts';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { gatherWishes } from './arrangement.ts';
import styles from './arranging.module.css';
import { useChosen } from './chosen.tsx';
import type { ArrangingState } from './use-arranging.ts';

interface SelectionProps {
  registry: ManagedRegistry;
  arranging: ArrangingState;
  /** Those that are ticked; one at least. */
  wishes: readonly ManagedWish[];
  onDone: () => void;
}

/** What can be done with all the gifts that are ticked; nothing if none is. */
export function Selection({ registry, arranging }: Pick<SelectionProps, 'registry' | 'arranging'>) {
  const { ids, chooseNone } = useChosen();
  const wishes = registry.categories.flatMap((category) => category.wishes).filter(({ id }) => ids.has(id));
  function finish() {
    keepFocus();
    chooseNone();
  }
  return wishes.length > 0 && <SelectionBar {...{ registry, arranging, wishes }} onDone={finish} />;
}

function SelectionBar({ registry, arranging, wishes, onDone }: SelectionProps) {
  const t = useTexts(arrangingTexts);
  const [isDeleting, setDeleting] = useState(false);
  const { ids, plain, booked, moveTo, favour, remove } = useSelection({ registry, arranging, wishes, onDone });

  return (
    <section className={styles.selection} aria-label={t.chosen(ids.length)}>
      <p className={styles.chosen}>
        <strong>{t.chosen(ids.length)}</strong>
        <IconButton icon="close" small label={t.chooseNone} onClick={onDone} />
      </p>
      <select
        className={classNames(control.control, styles.target)}
        aria-label={t.moveTo}
        value=""
        onChange={(event) => moveTo(Number(event.target.value))}
      >
        <option value="" disabled>
          {t.moveTo}
        </option>
        {registry.categories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Button small icon="heart" onClick={favour}>
        {plain.length > 0 ? t.favourite : t.noFavourite}
      </Button>
      <Button small variant="danger" icon="trash" onClick={() => setDeleting(true)}>
        {t.delete}
      </Button>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title={t.deleteTitle(ids.length)}
        confirmLabel={t.delete}
        onConfirm={async () => {
          await remove();
          setDeleting(false);
          onDone();
        }}
        consequence={booked > 0 && t.deleteBooked(booked)}
      >
        <p>{t.deleteText(ids.length)}</p>
      </ConfirmDialog>
    </section>
  );
}

/** The gifts that are ticked, and what is done with them; whoever deletes says when they are done. */
function useSelection({ registry, arranging, wishes, onDone }: SelectionProps) {
  const t = useTexts(arrangingTexts);
  const ids = wishes.map(({ id }) => id);
  const plain = wishes.filter((wish) => !wish.is_favorite).map(({ id }) => id);
  const booked = wishes.filter((wish) => wish.booked).length;

  function moveTo(categoryId: number): void {
    const label = registry.categories.find(({ id }) => id === categoryId)?.label ?? '';
    const after = gatherWishes(arranging.arrangement, new Set(ids), categoryId);
    arranging.arrange(after, t.movedMany(ids.length, label));
    onDone();
  }

  function favour(): void {
    const is_favorite = plain.length > 0;
    const changed = is_favorite ? plain : ids;
    const text = is_favorite ? t.favoured(changed.length) : t.unfavoured(changed.length);
    const back = { wishes_ids: changed, is_favorite: !is_favorite };
    arranging.change(text, { wishes_ids: changed, is_favorite }, back);
    onDone();
  }

  async function remove(): Promise<void> {
    const back = booked === 0 ? { wishes_ids: ids, deleted: false } : null;
    await arranging.change(t.deleted(ids.length), { wishes_ids: ids, deleted: true }, back);
  }

  return { ids, plain, booked, moveTo, favour, remove };
}
