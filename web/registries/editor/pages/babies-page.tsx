import { useId, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { LIMITS } from '#contract/limits.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { SEXES } from '#web/registries/babies/baby.ts';
import { useFeature } from '#web/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { RadioGroupField } from '#web/ui/form/choices/radio-group-field.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from '../registry-form.module.css';
import type { RegistryValues } from '../registry-schema.ts';
import { NEW_BABY } from '../registry-values.ts';

/** BABIES: everything about them is optional, and may be kept secret. */
export function BabiesPage({ hidden, isOthers }: { hidden: boolean; isOthers: boolean }) {
  const t = useTexts(registryEditorTexts);
  const hasMany = useFeature('multiBabyFeature');
  const { control } = useFormContext<RegistryValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'babies', keyName: 'key' });
  const heading = useRef<HTMLHeadingElement>(null);
  const mayAdd = (hasMany || fields.length === 0) && fields.length < LIMITS.babiesPerList;
  return (
    <section data-page="babies" hidden={hidden}>
      <div className={styles.intro}>
        <h2 ref={heading} tabIndex={-1}>
          {fields.length > 1 ? t.pageBabiesMany : t.pageBabies}
        </h2>
        <p className={styles.lead}>{t.babiesLead}</p>
      </div>
      {fields.map((field, index) => (
        <BabyFields
          key={field.key}
          index={index}
          isOnly={fields.length === 1}
          isOthers={isOthers}
          onRemove={() => {
            remove(index);
            heading.current?.focus();
          }}
        />
      ))}
      {mayAdd && (
        <Button
          icon="plus"
          className={styles.add}
          onClick={() => append({ ...NEW_BABY }, { focusName: `babies.${fields.length}.firstname` })}
        >
          {t.addBaby}
        </Button>
      )}
      {hasMany && !mayAdd && <p className={styles.lead}>{t.babyLimit(LIMITS.babiesPerList)}</p>}
    </section>
  );
}

interface BabyFieldsProps {
  index: number;
  isOnly: boolean;
  /** A superuser looks at others' list. */
  isOthers: boolean;
  onRemove: () => void;
}

function BabyFields({ index, isOnly, isOthers, onRemove }: BabyFieldsProps) {
  const own = useTexts(registryEditorTexts);
  const t = isOthers ? { ...own, ...own.ofOthers } : own;
  const title = useId();
  const firstName: unknown = useWatch({ name: `babies.${index}.firstname` });
  const name = typeof firstName === 'string' && firstName.trim() !== '' ? firstName.trim() : t.baby(index + 1);
  // Of several, fields with the same name say whose they are.
  const group = isOnly ? {} : { role: 'group', 'aria-labelledby': title };
  return (
    <div className={styles.baby} {...group}>
      {!isOnly && (
        <header className={styles.babyHeader}>
          <h3 id={title}>{t.baby(index + 1)}</h3>
          <Button small variant="quiet" icon="trash" aria-label={t.removeBaby(name)} onClick={onRemove}>
            {t.remove}
          </Button>
        </header>
      )}
      <div className={styles.pair}>
        <TextField
          name={`babies.${index}.firstname`}
          label={t.babyFirstName}
          help={t.babyFirstNameHelp}
          optional
          maxLength={LIMITS.name}
          autoComplete="off"
          autoCapitalize="words"
        />
        <CheckboxField
          name={`babies.${index}.firstname_is_private`}
          label={t.babyFirstNameSecret}
          help={t.babyFirstNameSecretHelp}
        />
      </div>
      <div className={styles.pair}>
        <RadioGroupField
          name={`babies.${index}.gender`}
          label={t.babySex}
          options={SEXES.map((gender) => ({ value: gender, label: t.sexes[gender] }))}
        />
        <CheckboxField name={`babies.${index}.gender_is_private`} label={t.babySexSecret} help={t.babySexSecretHelp} />
      </div>
    </div>
  );
}
