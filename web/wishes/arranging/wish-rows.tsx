import { useDroppable } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { memo } from 'react';
import { bound } from '#contract/everywhere/well-set.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { copiesLeft } from '#web/basket/contents.ts';
import type { ManagedCategory, ManagedWish } from '#web/data/registries/managed-registry.ts';
import { useMeasured } from '#web/ui/behaviour/use-measured.ts';
import { useSteady } from '#web/ui/behaviour/use-steady.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import facts from '#web/ui/facts/facts.module.css';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import { type Step, stepWish } from './arrangement.ts';
import styles from './arranging.module.css';
import { useTick } from './chosen.tsx';
import { Handle } from './handle.tsx';
import { StepMenu } from './step-menu.tsx';
import type { ArrangingState } from './use-arranging.ts';
import { giftsOf } from './use-drag.ts';
import { handleId, type Keyboard } from './use-keyboard.ts';

/** A row under the pointer takes precedence over the list around it. */
const BEHIND_ITS_ROWS = 1;

interface WishRowsProps {
  category: ManagedCategory | undefined;
  wishes: readonly ManagedWish[];
  arranging: ArrangingState;
  keyboard: Keyboard;
}

/** A category's gifts, one per row; gifts of other categories can be dropped among them. */
export function WishRows({ category, wishes, arranging, keyboard }: WishRowsProps) {
  const t = useTexts(arrangingTexts);
  const { ref, isDropTarget } = useDroppable({
    id: giftsOf(category?.id ?? 0),
    type: 'wishes',
    accept: 'wish',
    collisionPriority: BEHIND_ITS_ROWS,
  });
  const isMeasured = useMeasured(wishes.length);
  const { arrangement, arrange } = arranging;
  const onStep = useSteady(({ id, title }: ManagedWish, step: Step) =>
    arrange(stepWish(arrangement, id, step), { text: t.moved(title), handle: handleId('wish', id) }),
  );
  const onKeyDown = useSteady(keyboard.onKeyDown);
  const isAtEnd = (at: 0 | -1, index: number) =>
    arrangement.at(at)?.id === category?.id && wishes.at(at) === wishes[index];
  if (!category) return null;
  return (
    <section className={styles.section} aria-labelledby={`wishes-of-${category.id}`}>
      <h2 id={`wishes-of-${category.id}`} className={styles.title}>
        {category.label}
      </h2>
      <ul ref={ref} className={styles.rows} data-target={isDropTarget} data-measured={isMeasured}>
        {wishes.map((wish, index) => (
          <WishRow
            key={wish.id}
            {...{ wish, index, onStep, onKeyDown }}
            categoryId={category.id}
            isFirst={isAtEnd(0, index)}
            isLast={isAtEnd(-1, index)}
            isHeld={keyboard.held === handleId('wish', wish.id)}
          />
        ))}
        {wishes.length === 0 && <li className={styles.empty}>{t.emptyCategory}</li>}
      </ul>
    </section>
  );
}

interface WishRowProps {
  wish: ManagedWish;
  index: number;
  categoryId: number;
  isFirst: boolean;
  isLast: boolean;
  /** By the keyboard. */
  isHeld: boolean;
  onStep: (wish: ManagedWish, step: Step) => void;
  onKeyDown: Keyboard['onKeyDown'];
}

/** Hundreds of them stay as they are when one is moved. */
const WishRow = memo(function WishRow({ wish, index, categoryId, isHeld, onKeyDown, onStep, ...ends }: WishRowProps) {
  const { id, title } = wish;
  const { ref, handleRef, isDragging } = useSortable({
    ...{ id, index, type: 'wish', accept: 'wish' },
    group: giftsOf(categoryId),
  });
  return (
    <li ref={ref} className={styles.row} data-moving={isDragging || isHeld}>
      <Handle id={handleId('wish', id)} {...{ title, isHeld, onKeyDown, handleRef }} />
      <Tick wish={wish} />
      <StepMenu id={`${handleId('wish', id)}-steps`} title={title} {...ends} onStep={(step) => onStep(wish, step)} />
    </li>
  );
});

function Tick({ wish }: { wish: ManagedWish }) {
  const t = useTexts(arrangingTexts);
  const [isChosen, choose] = useTick(wish.id);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={t.choose(wish.title)}
        checked={isChosen}
        onChange={(event) => choose(event.target.checked)}
      />
      <ShortWish wish={wish} />
    </label>
  );
}

/** Stays as it is when its row is ticked. */
const ShortWish = memo(function ShortWish({ wish }: { wish: ManagedWish }) {
  const t = useTexts(registryTexts);
  const state = wish.available ? t.remaining(copiesLeft(wish)) : t.booked;
  return (
    <>
      <span className={styles.frame}>
        <Picture gift={wish.id} path={thumbnailPath(wish.img_path)} alt="" sizes="48px" className={styles.picture} />
        {wish.is_favorite && (
          <span className={styles.heart} role="img" aria-label={t.favourite}>
            <Icon name="heart" size={12} filled />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <strong>{bound(wish.title)}</strong>
        <span className={classNames(facts.facts, styles.soft)}>
          <Price value={wish.price} />
          {wish.booked && <span>{state}</span>}
        </span>
      </span>
    </>
  );
});
