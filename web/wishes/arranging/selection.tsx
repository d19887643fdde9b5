import { useDeferredValue, useState } from 'react';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { type ManagedRegistry, type ManagedWish, newestBookingOf } from '#web/data/registries/managed-registry.ts';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';
import { barMark } from '#web/ui/behaviour/root-mark.ts';
import { ConfirmDialog } from '#web/ui/confirmation/confirm-dialog.tsx';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import buttons from '#web/ui/controls/button-row.module.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { gatherWishes } from './arrangement.ts';
import styles from './arranging.module.css';
import { useChosen } from './chosen.tsx';
import type { ArrangingState } from './use-arranging.ts';
import { handleId } from './use-keyboard.ts';

const markChoosing = barMark('choosing');

interface SelectionProps {
  registry: ManagedRegistry;
  arranging: ArrangingState;
  /** Those that are ticked; one at least. */
  wishes: readonly ManagedWish[];
  /** Ticks these alone. */
  choose: (wishIds: readonly number[]) => void;
}

/** What can be done with all the gifts that are ticked; nothing if none is. */
export function Selection({ registry, arranging }: Pick<SelectionProps, 'registry' | 'arranging'>) {
  const { ids: ticked, chooseThese } = useChosen();
  // A tick is seen before the bar that it brings up.
  const ids = useDeferredValue(ticked);
  const wishes = registry.categories.flatMap((category) => category.wishes).filter(({ id }) => ids.has(id));
  return wishes.length > 0 && <SelectionBar {...{ registry, arranging, wishes }} choose={chooseThese} />;
}

function SelectionBar(props: SelectionProps) {
  const { registry, choose } = props;
  const t = useTexts(arrangingTexts);
  const [isDeleting, setDeleting] = useState(false);
  const { ids, plain, booked, moveTo, favour, remove } = useSelection(props);

  return (
    <section ref={markChoosing} className={styles.selection} aria-label={t.chosen(ids.length)}>
      <p className={styles.chosen}>
        <strong>{t.chosen(ids.length)}</strong>
        <IconButton icon="close" small label={t.chooseNone} onClick={() => choose([])} />
      </p>
      <div className={styles.target}>
        <Menu
          button={(props) => (
            <Button {...props} small wide>
              {t.moveTo}
              <Icon name="chevron-down" size={16} />
            </Button>
          )}
        >
          {registry.categories.map(({ id, label }) => (
            <MenuItem key={id} onClick={() => moveTo(id)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <div className={classNames(buttons.row, styles.acts)}>
        <Button small icon="heart" onClick={favour}>
          {plain.length > 0 ? t.favourite : t.noFavourite}
        </Button>
        <Button small variant="danger" icon="trash" onClick={() => setDeleting(true)}>
          {t.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title={t.deleteTitle(ids.length)}
        confirmLabel={t.delete}
        onConfirm={async () => {
          const isDone = await remove();
          setDeleting(false);
          if (isDone) choose([]);
        }}
        consequence={booked > 0 && t.deleteBooked(booked)}
      >
        <p>{t.deleteText(ids.length)}</p>
      </ConfirmDialog>
    </section>
  );
}

/** The gifts that are ticked, and what is done with them. They are ticked again if it fails: it can be tried again. */
function useSelection({ registry, arranging, wishes, choose }: SelectionProps) {
  const t = useTexts(arrangingTexts);
  const ids = wishes.map(({ id }) => id);
  const plain = wishes.filter((wish) => !wish.is_favorite).map(({ id }) => id);
  const booked = wishes.filter((wish) => wish.booked).length;
  const handle = handleId('wish', ids.at(-1) ?? 0);

  /** The press is answered by the bar that goes: dozens of rows may get another place afterwards. */
  async function tickAgainUnless(act: () => Promise<boolean>): Promise<void> {
    // The focus would go with the bar: one goes on where the last of them is, or was.
    document.getElementById(handle)?.focus({ preventScroll: true });
    keepFocus();
    choose([]);
    await new Promise<void>((painted) => afterPaint(painted));
    if (!(await act())) choose(ids);
  }

  async function moveTo(categoryId: number): Promise<void> {
    const label = registry.categories.find(({ id }) => id === categoryId)?.label ?? '';
    const after = gatherWishes(arranging.arrangement, new Set(ids), categoryId);
    await tickAgainUnless(() => arranging.arrange(after, { text: t.movedMany(ids.length, label), handle }));
  }

  async function favour(): Promise<void> {
    const is_favorite = plain.length > 0;
    const changed = is_favorite ? plain : ids;
    const text = is_favorite ? t.favoured(changed.length) : t.unfavoured(changed.length);
    const back = { wishes_ids: changed, is_favorite: !is_favorite };
    await tickAgainUnless(() => arranging.change({ text, handle }, { wishes_ids: changed, is_favorite }, back));
  }

  function remove(): Promise<boolean> {
    const back = booked === 0 ? { wishes_ids: ids, deleted: false } : null;
    const forth = { wishes_ids: ids, deleted: true, newest_booking: newestBookingOf(wishes) };
    return arranging.change({ text: t.deleted(ids.length), handle }, forth, back);
  }

  return { ids, plain, booked, moveTo, favour, remove };
}
