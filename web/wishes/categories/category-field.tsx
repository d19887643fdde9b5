import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/form/choices/select-field.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './category-field.module.css';
import { type CategoryFieldProps, NewCategory } from './new-category.tsx';

/** One of the registry's categories, or a new one created on the spot. */
export function CategoryField({ categories, onCreate, onGone }: CategoryFieldProps) {
  const t = useTexts(wishesTexts);
  const { setValue, setFocus } = useFormContext();
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // A draft may restore a name that was being typed.
  const isTyped = String(useWatch({ name: 'new_category' }) ?? '') !== '';

  function fold(goOn: () => void) {
    setValue('new_category', '', { shouldValidate: true });
    setOpened(false);
    requestAnimationFrame(goOn);
  }
  async function create(label: string) {
    await onCreate(label);
    setOpened(false);
    notify({ type: 'success', text: t.categoryCreated(label) });
    requestAnimationFrame(() => setFocus('category_id'));
  }

  if (categories.length === 0) return <NewCategory {...{ categories, onGone }} onCreate={create} />;
  return (
    <div className={styles.category}>
      <SelectField
        name="category_id"
        label={t.category}
        required
        placeholder={t.chooseCategory}
        options={categories.map(({ id, label }) => ({ value: id, label }))}
      />
      {opened || isTyped ? (
        <NewCategory
          {...{ categories, onGone }}
          onCreate={create}
          onTaken={() => fold(() => setFocus('category_id'))}
          onClose={() => fold(() => opener.current?.focus())}
          autoFocus={opened}
        />
      ) : (
        <Button
          ref={opener}
          small
          variant="quiet"
          icon="plus"
          className={styles.opener}
          onClick={() => setOpened(true)}
        >
          {t.newCategory}
        </Button>
      )}
    </div>
  );
}
