import { LIMITS } from '#contract/limits.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useFeature } from '#web/site.ts';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { DateField } from '#web/ui/form/choices/date-field.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { CoverField } from '../cover/cover-field.tsx';
import styles from '../registry-form.module.css';
import { SecondOwnerFields } from './second-owner-fields.tsx';

/** The form's first page (`new`): the registry's title, the due date, who may find the registry. */
export function FirstPage({ hidden, registry }: { hidden: boolean; registry: ManagedRegistry | undefined }) {
  const t = useTexts(registryEditorTexts);
  const hasCashPool = useFeature('cashPoolFeature');
  return (
    <section data-page="new" hidden={hidden}>
      <h2 tabIndex={-1}>{t.pageNew}</h2>
      <TextField
        name="title"
        label={t.title}
        help={t.titleHelp}
        required
        maxLength={LIMITS.title}
        placeholder={t.titleExample}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <DateField name="event_date" label={t.eventDate} required />
        <CheckboxField name="event_date_is_private" label={t.eventDateSecret} help={t.eventDateSecretHelp} />
      </div>
      <TextAreaField
        name="description"
        label={t.description}
        help={t.descriptionHelp}
        optional
        maxLength={LIMITS.listDescription}
      />
      <CoverField />
      <CheckboxField name="public" label={t.public} help={t.publicHelp} />
      {hasCashPool && <CheckboxField name="cash_pool" label={t.cashPool} help={t.cashPoolHelp} />}
      <SecondOwnerFields registry={registry} />
    </section>
  );
}
