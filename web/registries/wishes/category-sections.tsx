import type { ReactNode } from 'react';
import { registryTexts } from '#locales/registries/registry.ts';
import styles from '#web/ui/browsing/card-grid.module.css';
import { Collapsible } from '#web/ui/page/collapsible.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { sectionId } from './category-jumps.tsx';

/** How many cards are in view at first: their pictures are loaded at once. */
export const CARDS_IN_VIEW = 4;

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
  return categories.map((category, section) => (
    <Collapsible
      key={category.id}
      id={sectionId(category.id)}
      title={category.label}
      count={t.gifts(category.wishes.length)}
      actions={actionsOf?.(category.id)}
    >
      <ul className={styles.grid}>
        {category.wishes.map((wish, index) => (
          <li key={wish.id}>{children(wish, (firsts[section] ?? 0) + index)}</li>
        ))}
        {tileOf && <li>{tileOf(category.id)}</li>}
      </ul>
    </Collapsible>
  ));
}

function firstIndexes(categories: readonly { wishes: readonly unknown[] }[]): number[] {
  let count = 0;
  return categories.map(({ wishes }) => {
    const first = count;
    count += wishes.length;
    return first;
  });
}
