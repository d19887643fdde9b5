import { move } from '@dnd-kit/helpers';
import type { DragEndEvent, DragOverEvent } from '@dnd-kit/react';
import { useRef } from 'react';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Arrangement } from './arrangement.ts';
import type { useArranging } from './use-arranging.ts';
import { handleId } from './use-keyboard.ts';

/** Of a category's gifts. */
export const giftsOf = (categoryId: number) => `gifts-of-${categoryId}`;
/** Of a category among the others: in dnd-kit one id names one thing. */
export const rowOf = (categoryId: number) => `category-${categoryId}`;

/**
 * Dragging by mouse or touch: shown as it moves, saved once when it ends. How fast the page scrolls when a row is held
 * at its edge is dnd-kit's own default (its plugin AutoScroller).
 */
export function useDrag(registry: ManagedRegistry, arranging: ReturnType<typeof useArranging>) {
  const t = useTexts(arrangingTexts);
  const { arrangement, setArrangement, arrange } = arranging;
  const before = useRef<Arrangement>(arrangement);
  /** Where the gift was moved last: let go just then, it is still over the row that made room, which `move` repeats. */
  const moved = useRef<Arrangement>(arrangement);

  function movedBy(event: DragOverEvent | DragEndEvent): Arrangement {
    const { source } = event.operation;
    if (source?.type === 'category') {
      const ids = arrangement.map(({ id }) => ({ id: rowOf(id) }));
      const order = move(ids, event).map(({ id }) => id);
      return arrangement.toSorted((one, other) => order.indexOf(rowOf(one.id)) - order.indexOf(rowOf(other.id)));
    }
    const now = Object.fromEntries(arrangement.map(({ id, wishes }) => [giftsOf(id), [...wishes]]));
    const next: Record<string, number[]> = move(now, event);
    return arrangement.map(({ id }) => ({ id, wishes: next[giftsOf(id)] ?? [] }));
  }

  function doneBy({ operation: { source } }: DragEndEvent) {
    const moved = registry.categories.flatMap(({ id, label, wishes }) => [
      { id: rowOf(id), title: label, handle: handleId('category', id) },
      ...wishes.map((wish) => ({ id: wish.id, title: wish.title, handle: handleId('wish', wish.id) })),
    ]);
    const { title = '', handle = '' } = moved.find(({ id }) => id === source?.id) ?? {};
    return { text: t.moved(title), handle };
  }

  return {
    onDragStart: () => {
      before.current = arrangement;
      moved.current = arrangement;
    },
    onDragOver: (event: DragOverEvent) => {
      if (event.operation.source?.type !== 'wish') return;
      moved.current = movedBy(event);
      setArrangement(moved.current);
    },
    onDragEnd: (event: DragEndEvent) => {
      const after = event.operation.source?.type === 'wish' ? moved.current : movedBy(event);
      if (event.canceled) setArrangement(before.current);
      else arrange(after, doneBy(event), before.current);
    },
  };
}
