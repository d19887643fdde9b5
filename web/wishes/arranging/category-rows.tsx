import { useSortable } from '@dnd-kit/react/sortable';
import { useState } from 'react';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import type { ManagedCategory, ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { stepCategory } from './arrangement.ts';
import styles from './arranging.module.css';
import { Handle } from './handle.tsx';
import { StepMenu } from './step-menu.tsx';
import type { ArrangingState } from './use-arranging.ts';
import { rowOf } from './use-drag.ts';
import { handleId, type Keyboard } from './use-keyboard.ts';

const RenameDialog = later(
  async () => (await import('#web/wishes/categories/rename-category-dialog.tsx')).RenameCategoryDialog,
);

interface CategoryRowsProps {
  registry: ManagedRegistry;
  arranging: ArrangingState;
  keyboard: Keyboard;
  onRenamed: () => Promise<void>;
}

/** Only the categories, in order; they can be renamed here, too. */
export function CategoryRows({ registry, arranging, keyboard, onRenamed }: CategoryRowsProps) {
  const t = useTexts(arrangingTexts);
  const [renamed, setRenamed] = useState<ManagedCategory | null>(null);
  const { arrangement } = arranging;
  if (arrangement.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="categories-title">
      <h2 id="categories-title" className={styles.title}>
        {t.categories}
      </h2>
      <ul className={styles.rows}>
        {arrangement.map(({ id, wishes }, index) => {
          const category = registry.categories.find((each) => each.id === id);
          return (
            category && (
              <CategoryRow
                key={id}
                {...{ category, index, arranging, keyboard }}
                count={wishes.length}
                onRename={() => afterPaint(() => setRenamed(category))}
              />
            )
          );
        })}
      </ul>
      {renamed && <RenameDialog category={renamed} onClose={() => setRenamed(null)} onSaved={onRenamed} />}
    </section>
  );
}

interface CategoryRowProps {
  category: ManagedCategory;
  index: number;
  count: number;
  arranging: ArrangingState;
  keyboard: Keyboard;
  onRename: () => void;
}

function CategoryRow({ category: { id, label }, index, count, arranging, keyboard, onRename }: CategoryRowProps) {
  const t = useTexts(arrangingTexts);
  const { arrangement, arrange } = arranging;
  const { ref, handleRef, isDragging } = useSortable({
    id: rowOf(id),
    index,
    type: 'category',
    accept: 'category',
    group: 'categories',
  });
  const { onKeyDown } = keyboard;
  const isHeld = keyboard.held === handleId('category', id);
  return (
    <li ref={ref} className={styles.row} data-moving={isDragging || isHeld}>
      <Handle id={handleId('category', id)} title={label} {...{ isHeld, onKeyDown, handleRef }} />
      <span className={styles.words}>
        <strong>{label}</strong>
        <span className={styles.soft}>{t.gifts(count)}</span>
      </span>
      <IconButton icon="pencil" small label={t.rename(label)} onClick={onRename} />
      <StepMenu
        id={`${handleId('category', id)}-steps`}
        title={label}
        isFirst={index === 0}
        isLast={index === arrangement.length - 1}
        onStep={(step) =>
          arrange(stepCategory(arrangement, id, step), { text: t.moved(label), handle: handleId('category', id) })
        }
      />
    </li>
  );
}
