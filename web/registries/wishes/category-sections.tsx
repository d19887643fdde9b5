import { memo, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { registryTexts } from '#locales/registries/registry.ts';
import { useFewAtATime } from '#web/ui/behaviour/use-few-at-a-time.ts';
import { CardGrid } from '#web/ui/browsing/card-grid.tsx';
import { Collapsible } from '#web/ui/page/collapsible.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { sectionId } from './category-jumps.tsx';

/** How many cards are in view at first: their pictures are loaded at once. */
export const CARDS_IN_VIEW = 4;

/** How many come with the page after a press, and how many each time after that. */
const CARDS_AT_FIRST = 6;
const CARDS_A_BATCH = 12;

interface Section<Wish> {
  id: number;
  label: string;
  wishes: readonly Wish[];
}

interface CategorySectionsProps<Wish extends { id: number }> {
  /** What passes the filters. */
  categories: readonly Section<Wish>[];
  /** All that may pass them, in the same order. */
  unfiltered: readonly Section<Wish>[];
  /** A wish's card; `position` counts through all sections. Cards are drawn again when it is another function. */
  draw: (wish: Wish, position: number) => ReactNode;
  /** Under a category's title: the owner's delete. */
  actionsOf?: (categoryId: number) => ReactNode;
  /** The last tile of a section: the owner's "add". */
  tileOf?: ((categoryId: number) => ReactNode) | undefined;
}

/** A registry's categories as foldable sections, all open at first, each with a grid of cards. */
export function CategorySections<Wish extends { id: number }>({
  categories,
  unfiltered,
  draw,
  actionsOf,
  tileOf,
}: CategorySectionsProps<Wish>) {
  const t = useTexts(registryTexts);
  const drawn = useDrawnCards(unfiltered.reduce((sum, { wishes }) => sum + wishes.length, 0));
  const passing = new Map(categories.map(({ id, wishes }) => [id, new Set(wishes.map((wish) => wish.id))]));
  let counted = 0;
  return unfiltered.map(({ id, label, wishes }) => {
    const first = counted;
    counted += wishes.length;
    const shown = passing.get(id);
    const count = shown?.size ?? 0;
    return (
      <Collapsible
        key={id}
        id={sectionId(id)}
        title={label}
        count={t.gifts(count)}
        actions={actionsOf?.(id)}
        hidden={!shown}
      >
        <CardGrid count={count} isWhole={drawn >= counted}>
          {wishes.slice(0, Math.max(0, drawn - first)).map((wish, index) => (
            <li key={wish.id} hidden={!shown?.has(wish.id)}>
              <Slot wish={wish} position={first + index} draw={draw} />
            </li>
          ))}
          {tileOf && <li>{tileOf(id)}</li>}
        </CardGrid>
      </Collapsible>
    );
  });
}

interface SlotProps<Wish> {
  wish: Wish;
  position: number;
  draw: (wish: Wish, position: number) => ReactNode;
}

/** Stays as it is while others are added, and while filters hide and show it: 200 cards take long to draw. */
const Slot = memo(function Slot<Wish>({ wish, position, draw }: SlotProps<Wish>) {
  return draw(wish, position);
}) as <Wish>(props: SlotProps<Wish>) => ReactNode;

/**
 * How many of all cards are there now. The first page shows all, as do the way back and an address of a card, which
 * need their place.
 */
function useDrawnCards(total: number): number {
  const { hash } = useLocation();
  const needsPlace = useNavigationType() === 'POP' || hash !== '';
  return useFewAtATime(total, CARDS_A_BATCH, needsPlace ? total : CARDS_AT_FIRST);
}
