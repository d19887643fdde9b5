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

/** On a phone, where a long list is many screens: a way to each category that stays in sight above the gifts. */
export function CategoryJumps({ categories }: CategoryJumpsProps) {
  const t = useTexts(registryTexts);
  if (categories.length < 2) return null;
  return (
    <nav className={styles.jumps} aria-label={t.categories}>
      <ul className={styles.row}>
        {categories.map(({ id, label, wishes }) => (
          <li key={id}>
            <a
              href={`#${sectionId(id)}`}
              className={styles.jump}
              onClick={(event) => {
                // Not a step in the history: the way back leads to where one came from.
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

/** Unfolds a section, brings it below what stands at the top of the screen, and the focus to its title. */
function jumpTo(id: string): void {
  const section = document.getElementById(id);
  if (section instanceof HTMLDetailsElement) section.open = true;
  section?.scrollIntoView();
  section?.querySelector('summary')?.focus({ preventScroll: true });
}
