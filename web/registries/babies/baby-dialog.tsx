import type * as z from 'zod';
import { babyCreate } from '#contract/babies.ts';
import { LIMITS } from '#contract/limits.ts';
import { babiesTexts } from '#locales/registries/babies.ts';
import { api } from '#web/data/api.ts';
import { createOnce } from '#web/data/idempotency/create-once.ts';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { RadioGroupField } from '#web/ui/form/choices/radio-group-field.tsx';
import { clearDraft } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './babies.module.css';
import { type BabiesMode, type ListedBaby, type RegistryOfBabies, SEXES } from './baby.ts';
import { ChooseRegistry } from './choose-registry.tsx';

/** Superusers correct a girl or a boy; with neither chosen, it stays the parents' surprise. */
const SEXES_OF = { MY: SEXES, ADMIN: ['F', 'M'] } as const;

const schema = babyCreate.extend({ gender: babyCreate.shape.gender.nullable().transform((sex) => sex ?? 'NA') });

interface BabyDialogProps {
  mode: BabiesMode;
  /** Null for a new one. */
  baby: ListedBaby | null;
  /** Which list a new one is added to; if missing, it is asked. */
  registry: RegistryOfBabies | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** The modal form for a baby. */
export function BabyDialog({ mode, baby, registry, onClose, onSaved }: BabyDialogProps) {
  const t = useTexts(babiesTexts);
  const secretHelp = mode === 'MY' ? t.secretHelp : t.secretHelpOfOthers;
  const added = registry ? t.addTo(registry.title) : t.add;
  const form = useAppForm({ schema, defaultValues: valuesOf(baby, registry) });
  const draft = `baby-${baby?.id ?? `new-${registry?.id ?? ''}`}`;

  /** Cancelling discards the draft; an expired session keeps it. */
  function close() {
    clearDraft(draft);
    onClose();
  }

  async function save(body: z.output<typeof schema>) {
    if (baby) await api('PUT /baby/{baby_id}', { params: { baby_id: baby.id }, body });
    else await createOnce('POST /baby/', body);
    notify({ type: 'success', text: baby ? t.saved : t.added });
    onClose();
    await onSaved();
  }

  /** Somebody else has deleted it, or the list. Whoever has chosen that one may choose another. */
  async function onGone() {
    if (!(baby || registry)) {
      return { errorTexts: { NOT_FOUND: t.listGone }, errorFields: { NOT_FOUND: 'birthregistry_id' as const } };
    }
    notify({ type: 'info', text: baby ? t.gone : t.listGone });
    close();
    await onSaved();
    return null;
  }

  return (
    <Dialog open keepOnBackdrop onClose={close} title={mode === 'MY' ? t.dialogMine : t.dialogAll}>
      <Form {...{ form, draft, onGone }} onSubmit={save} failure={baby ? t.cannotUpdate : t.cannotCreate}>
        <p className={styles.task}>{baby ? t.editOf(baby.firstname) : added}</p>
        {!(baby || registry) && <ChooseRegistry />}
        <TextField
          name="firstname"
          label={t.firstName}
          help={t.firstNameHelp}
          optional
          maxLength={LIMITS.name}
          autoComplete="off"
          autoCapitalize="words"
        />
        <CheckboxField name="firstname_is_private" label={t.keepFirstName} help={secretHelp} />
        <RadioGroupField
          name="gender"
          label={t.sex}
          options={SEXES_OF[mode].map((gender) => ({ value: gender, label: t.sexes[gender] }))}
        />
        <CheckboxField name="gender_is_private" label={t.keepSex} help={secretHelp} />
        <SubmitButton onCancel={close}>{baby ? t.save : t.add}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function valuesOf(baby: ListedBaby | null, registry: RegistryOfBabies | undefined) {
  const { firstname = '', firstname_is_private = false, gender = 'NA', gender_is_private = false } = baby ?? {};
  const values = { firstname, firstname_is_private, gender, gender_is_private };
  const birthregistry_id = baby?.birthregistry_id ?? registry?.id;
  return birthregistry_id === undefined ? values : { ...values, birthregistry_id };
}
