import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { registryTexts } from '#locales/registries/registry.ts';
import styles from '#web/ui/browsing/card-grid.module.css';
import { Collapsible } from '#web/ui/page/collapsible.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { sectionId } from './category-jumps.tsx';

/** How many cards are in view at first: their pictures are loaded at once. */
export const CARDS_IN_VIEW = 4;

/** How many come with the page after a press, the others a moment later. */
const CARDS_AT_ONCE = 12;

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
  const areAllThere = useAllCards();
  return categories.map((category, section) => (
    <Collapsible
      key={category.id}
      id={sectionId(category.id)}
      title={category.label}
      count={t.gifts(category.wishes.length)}
      actions={actionsOf?.(category.id)}
    >
      <ul className={styles.grid}>
        {category.wishes.map((wish, index) => {
          const position = (firsts[section] ?? 0) + index;
          return (areAllThere || position < CARDS_AT_ONCE) && <li key={wish.id}>{children(wish, position)}</li>;
        })}
        {tileOf && <li>{tileOf(category.id)}</li>}
      </ul>
    </Collapsible>
  ));
}

/** Whether to show all cards now: the first page does, as do the way back and an address of a card, which need their place. */
function useAllCards(): boolean {
  const { hash } = useLocation();
  return useDeferredValue(true, useNavigationType() === 'POP' || hash !== '');
}

function firstIndexes(categories: readonly { wishes: readonly unknown[] }[]): number[] {
  let count = 0;
  return categories.map(({ wishes }) => {
    const first = count;
    count += wishes.length;
    return first;
  });
}
