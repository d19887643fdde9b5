import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LIMITS } from '#contract/limits.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { type CategoryChoice, findCategoryByLabel } from '#web/data/registries/create-category.ts';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { type ErrorWords, wordsFor } from '#web/ui/notices/error-words.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './category-field.module.css';
import { CategorySuggestions } from './category-suggestions.tsx';

export interface CategoryFieldProps {
  categories: readonly CategoryChoice[];
  /** Creates a category and chooses it. */
  onCreate: (label: string) => Promise<unknown>;
  /**
   * Called when its list is no longer there.
   * @returns the words for that; null if the page says it
   */
  onGone: () => Promise<ErrorWords | null>;
}

interface NewCategoryProps extends CategoryFieldProps {
  /** Once one of the registry's is chosen, since it has this name. */
  onTaken?: () => void;
  /** Cancels; if missing, a new category is the only way. */
  onClose?: () => void;
  autoFocus?: boolean;
}

/** A name for a new category, and suggestions. */
export function NewCategory({ categories, onCreate, onGone, onTaken, onClose, autoFocus }: NewCategoryProps) {
  const t = useTexts(wishesTexts);
  const { setValue, setError } = useFormContext();
  const language = useLanguage();
  const { isBusy, start } = useAction(create, t.cannotCreateCategory);
  const label = String(useWatch({ name: 'new_category' }) ?? '').trim();
  const existing = findCategoryByLabel(categories, label);

  /** A failure also stays at the field. */
  async function create(name: string) {
    // The suggestion that was pressed goes away.
    keepFocus();
    try {
      await onCreate(name);
    } catch (error) {
      const gone = hasCode(error, 'NOT_FOUND') ? await onGone() : {};
      if (gone === null) return;
      const message = wordsFor(error, language, { ...gone, failure: t.cannotCreateCategory }).text;
      setError('new_category', { type: 'server', message });
      throw error;
    }
  }

  async function take() {
    if (!existing) return start(label);
    setValue('category_id', existing.id, { shouldDirty: true, shouldValidate: true });
    onTaken?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    const isEntered = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    // Without a name it would send the gift; where that needs one, its error says so.
    if (isEntered && !(event.ctrlKey || event.metaKey) && (label !== '' || onClose)) {
      event.preventDefault();
      if (label !== '') take().catch(() => {});
    }
    if (event.key === 'Escape') onClose?.();
  }

  return (
    <fieldset className={onClose ? styles.new : styles.first} onKeyDown={onKeyDown}>
      <TextField
        name="new_category"
        label={onClose ? t.newCategoryName : t.category}
        help={onClose ? undefined : t.firstCategoryHelp}
        required={!onClose}
        maxLength={LIMITS.categoryLabel}
        autoComplete="off"
        autoCapitalize="sentences"
        autoFocus={autoFocus ?? false}
      />
      {label === '' && <CategorySuggestions categories={categories} onChoose={start} />}
      <div className={styles.actions}>
        {label !== '' && (
          <Button small icon={existing ? 'check' : 'plus'} loading={isBusy} onClick={take}>
            {existing ? t.takeCategory(existing.label) : t.createCategory(label)}
          </Button>
        )}
        {onClose && (
          <Button small variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
