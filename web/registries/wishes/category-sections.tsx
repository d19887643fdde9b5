import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { registryTexts } from '#locales/registries/registry.ts';
import { CardGrid } from '#web/ui/browsing/card-grid.tsx';
import { Collapsible } from '#web/ui/page/collapsible.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { sectionId } from './category-jumps.tsx';

/** How many cards are in view at first: their pictures are loaded at once. */
export const CARDS_IN_VIEW = 4;

/** How many come with the page after a press; then as many again, and so on, each time a moment later. */
const CARDS_A_BATCH = 12;

interface CategorySectionsProps<Wish extends { id: number }> {
  categories: readonly { id: number; label: string; wishes: readonly Wish[] }[];
  /** A wish's card; `index` counts through all sections. */
  children: (wish: Wish, index: number) => ReactNode;
  /** Under a category's title: the owner's delete. */
  actionsOf?: (categoryId: number) => ReactNode;
  /** The last tile of a section: the owner's "add". */
  tileOf?: ((categoryId: number) => ReactNode) | undefined;
}

/** A registry's categories as foldable sections, all open at first, each with a grid of cards. */
export function CategorySections<Wish extends { id: number }>({
  categories,
  children,
  actionsOf,
  tileOf,
}: CategorySectionsProps<Wish>) {
  const t = useTexts(registryTexts);
  const firsts = firstIndexes(categories);
  const total = categories.reduce((sum, { wishes }) => sum + wishes.length, 0);
  const shown = useShownCards(total);
  return categories.map((category, section) => (
    <Collapsible
      key={category.id}
      id={sectionId(category.id)}
      title={category.label}
      count={t.gifts(category.wishes.length)}
      actions={actionsOf?.(category.id)}
    >
      <CardGrid isWhole={shown >= total}>
        {category.wishes.map((wish, index) => {
          const position = (firsts[section] ?? 0) + index;
          return position < shown && <Slot key={wish.id} {...{ wish, position, draw: children }} />;
        })}
        {tileOf && <li>{tileOf(category.id)}</li>}
      </CardGrid>
    </Collapsible>
  ));
}

interface SlotProps<Wish> {
  wish: Wish;
  position: number;
  draw: (wish: Wish, position: number) => ReactNode;
}

/** Stays as it is while others are added. */
const Slot = memo(function Slot<Wish>({ wish, position, draw }: SlotProps<Wish>) {
  return <li>{draw(wish, position)}</li>;
}) as <Wish>(props: SlotProps<Wish>) => ReactNode;

/**
 * How many of all cards are there now. The first page shows all, as do the way back and an address of a card, which
 * need their place. Otherwise, and when filters are taken back, they come a few at a time, so that no press waits for
 * hundreds.
 */
function useShownCards(total: number): number {
  const { hash } = useLocation();
  const needsPlace = useNavigationType() === 'POP' || hash !== '';
  const [shown, setShown] = useState(needsPlace ? total : CARDS_A_BATCH);
  const most = Math.max(total, CARDS_A_BATCH);
  if (shown > most) setShown(most);
  useEffect(() => {
    if (shown < total) startTransition(() => setShown(shown + CARDS_A_BATCH));
  }, [shown, total]);
  return shown;
}

function firstIndexes(categories: readonly { wishes: readonly unknown[] }[]): number[] {
  let count = 0;
  return categories.map(({ wishes }) => {
    const first = count;
    count += wishes.length;
    return first;
  });
}
