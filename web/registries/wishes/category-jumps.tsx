import { registryTexts } from '#locales/registries/registry.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './category-jumps.module.css';

/** The address of a category's section within its page. */
export function sectionId(categoryId: number): string {
  return `category-${categoryId}`;
}

interface CategoryJumpsProps {
  categories: readonly { id: number; label: string; wishes: readonly unknown[] }[];
}

/** A long list fills many screens: links to each category that stay in view above the gifts. */
export function CategoryJumps({ categories }: CategoryJumpsProps) {
  const t = useTexts(registryTexts);
  if (categories.length < 2) return null;
  return (
    <nav className={styles.jumps} aria-label={t.categories}>
      <ul ref={markInView} className={styles.row}>
        {categories.map(({ id, label, wishes }) => (
          <li key={id}>
            <a
              href={`#${sectionId(id)}`}
              className={styles.jump}
              onClick={(event) => {
                // Replaces the history entry, so that going back leaves the page.
                event.preventDefault();
                jumpTo(sectionId(id));
              }}
            >
              {label} <span className={styles.count}>{wishes.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Loaded later: without it the links lead there all the same. */
function markInView(row: HTMLElement | null) {
  const end = new AbortController();
  import('./mark-category-in-view.ts').then(
    ({ markCategoryInView }) => markCategoryInView(row, end.signal),
    () => {},
  );
  return () => end.abort();
}

/** Opens a section, scrolls it below whatever is fixed at the top, and focuses its title. */
function jumpTo(id: string): void {
  const section = document.getElementById(id);
  if (section instanceof HTMLDetailsElement) section.open = true;
  section?.scrollIntoView();
  section?.querySelector('summary')?.focus({ preventScroll: true });
}
