import { wishesTexts } from '#locales/wishes.ts';
import { type CategoryChoice, findCategoryByLabel } from '#web/data/registries/create-category.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './category-field.module.css';

interface CategorySuggestionsProps {
  categories: readonly CategoryChoice[];
  onChoose: (label: string) => unknown;
}

/** Common names, one press away. */
export function CategorySuggestions({ categories, onChoose }: CategorySuggestionsProps) {
  const t = useTexts(wishesTexts);
  const missing = t.suggested.filter((label) => !findCategoryByLabel(categories, label));
  if (missing.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={t.suggestions}>
      {missing.map((label) => (
        <li key={label}>
          <button type="button" className={styles.suggestion} onClick={() => onChoose(label)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
