import { Accessibility, PointerActivationConstraints } from '@dnd-kit/dom';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider, type DragEndEvent, type DragOverEvent, PointerSensor } from '@dnd-kit/react';
import { useRef, useState } from 'react';
import { paths } from '#contract/pages.ts';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Arrangement } from './arrangement.ts';
import styles from './arranging.module.css';
import { CategoryRows } from './category-rows.tsx';
import { Selection } from './selection.tsx';
import { UndoLine } from './undo-line.tsx';
import { useArranging } from './use-arranging.ts';
import { useKeyboard } from './use-keyboard.ts';
import { WishRows } from './wish-rows.tsx';

// We announce moves ourselves, in the reader's language; a handle reacts at once, by mouse and touch.
const SENSORS = [
  PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })] }),
];

interface ArrangingProps {
  registry: ManagedRegistry;
  /** Reloads the registry. */
  onChange: () => Promise<void>;
}

/** A registry's gifts as short rows: dragged, moved by keyboard or menu, or several at once. */
export function Arranging({ registry, onChange }: ArrangingProps) {
  const t = useTexts(arrangingTexts);
  const arranging = useArranging(registry, onChange);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const drag = useDrag(registry, arranging);
  const keyboard = useKeyboard(registry, arranging);
  const { arrangement } = arranging;
  const wishOf = new Map(registry.categories.flatMap(({ wishes }) => wishes.map((wish) => [wish.id, wish])));
  const chosenNow = [...chosen].flatMap((id) => wishOf.get(id) ?? []);

  function choose(id: number, isChosen: boolean): void {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  }

  return (
    <Page width="text">
      <BackLink to={paths.ownerRegistry(registry.id)}>{t.back}</BackLink>
      <PageHeader title={t.title} lead={wishOf.size > 0 ? t.lead : t.noCategory} />
      <p id="handle-help" className="visually-hidden">
        {t.handleHelp}
      </p>
      <DragDropProvider
        sensors={SENSORS}
        plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
        {...drag}
      >
        <CategoryRows {...{ registry, arranging, keyboard }} onRenamed={onChange} />
        {arrangement.map(({ id, wishes }) => (
          <WishRows
            key={id}
            {...{ arranging, keyboard, chosen }}
            category={registry.categories.find((category) => category.id === id)}
            wishes={wishes.flatMap((wish) => wishOf.get(wish) ?? [])}
            onChoose={choose}
          />
        ))}
      </DragDropProvider>
      <div className={styles.bars}>
        <UndoLine arranging={arranging} words={keyboard.words} />
        {chosenNow.length > 0 && (
          <Selection {...{ registry, arranging }} wishes={chosenNow} onDone={() => setChosen(new Set())} />
        )}
      </div>
    </Page>
  );
}

const keyOf = (categoryId: number) => `category-${categoryId}`;

/** Pointer dragging: shown as it moves, saved once when it ends. */
function useDrag(registry: ManagedRegistry, arranging: ReturnType<typeof useArranging>) {
  const t = useTexts(arrangingTexts);
  const { arrangement, setArrangement, arrange } = arranging;
  const before = useRef<Arrangement>(arrangement);

  function movedBy(event: DragOverEvent | DragEndEvent): Arrangement {
    const { source } = event.operation;
    if (source?.type === 'category') {
      const ids = arrangement.map(({ id }) => ({ id: keyOf(id) }));
      const order = move(ids, event).map(({ id }) => id);
      return arrangement.toSorted((one, other) => order.indexOf(keyOf(one.id)) - order.indexOf(keyOf(other.id)));
    }
    const now = Object.fromEntries(arrangement.map(({ id, wishes }) => [keyOf(id), [...wishes]]));
    const next: Record<string, number[]> = move(now, event);
    return arrangement.map(({ id }) => ({ id, wishes: next[keyOf(id)] ?? [] }));
  }

  function titleOf({ operation: { source } }: DragEndEvent): string {
    const names = registry.categories.flatMap(({ id, label, wishes }) => [
      [keyOf(id), label] as const,
      ...wishes.map((wish) => [wish.id, wish.title] as const),
    ]);
    return new Map<unknown, string>(names).get(source?.id) ?? '';
  }

  return {
    onDragStart: () => {
      before.current = arrangement;
    },
    onDragOver: (event: DragOverEvent) => {
      if (event.operation.source?.type === 'wish') setArrangement(movedBy(event));
    },
    onDragEnd: (event: DragEndEvent) => {
      if (event.canceled) setArrangement(before.current);
      else arrange(movedBy(event), t.moved(titleOf(event)), before.current);
    },
  };
}
