import { useRef } from 'react';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { clearDraft } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import type { FailureWords } from '#web/ui/form/form-errors.ts';
import { LeaveQuestion } from '#web/ui/form/leave-question.tsx';
import { RestoredDraft } from '#web/ui/form/restored-draft.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useOnceAfterPaint } from '#web/ui/form/use-once-after-paint.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormSteps } from './form-steps.tsx';
import { AddressPage } from './pages/address-page.tsx';
import { BabiesPage } from './pages/babies-page.tsx';
import { FirstPage } from './pages/first-page.tsx';
import styles from './registry-form.module.css';
import { type CheckedRegistry, type RegistryValues, registryFormSchema } from './registry-schema.ts';
import { usePages } from './use-pages.ts';

interface RegistryFormProps extends Pick<FailureWords<RegistryValues>, 'errorTexts' | 'onGone'> {
  title: string;
  /** The registry to change; if missing, a new one is created. */
  registry?: ManagedRegistry;
  defaultValues: RegistryValues;
  /** The key drafts are stored under. */
  draft: string;
  submitLabel: string;
  /** Shown if saving fails for a reason outside the form. */
  failure: string;
  /** Saves; returns the page to go on to. */
  onSave: (values: CheckedRegistry) => Promise<string>;
}

/** Of what the form sends; a baby that is there no more is nobody's mistake, and has no field. */
function fieldOf(path: string): string | undefined {
  return path.startsWith('babies') ? undefined : path;
}

/** The registry's editor, for creating and changing: one form in three pages. */
export function RegistryForm({
  title,
  registry,
  defaultValues,
  draft,
  submitLabel,
  onSave,
  ...said
}: RegistryFormProps) {
  const form = useAppForm({ schema: registryFormSchema, defaultValues });
  const { page, next, showPage, goTo, leaveFor, reveal, section } = usePages(form);
  const onceShown = useOnceAfterPaint();
  const { isDirty } = form.formState;
  const isOthers = useMyRole(registry) === 'superuser';
  const isSaved = useRef(false);

  async function save(values: CheckedRegistry) {
    isSaved.current = true;
    try {
      await leaveFor(await onSave(values));
    } catch (error) {
      isSaved.current = false;
      throw error;
    }
  }

  return (
    <Page width="text">
      <PageHeader title={title} />
      <FormSteps control={form.control} page={page} onChoose={(step) => onceShown(() => goTo(step))} />
      <RestoredDraft draft={draft} onDiscard={() => form.reset(defaultValues)} />
      <Card>
        <Form
          {...said}
          form={form}
          fieldOf={fieldOf}
          draft={draft}
          reveal={reveal}
          instead={next && (() => goTo(next))}
          onSubmit={save}
        >
          <div ref={section} className={styles.page}>
            <FirstPage hidden={page !== 'new'} registry={registry} />
            <AddressPage hidden={page !== 'address'} />
            <BabiesPage hidden={page !== 'babies'} isOthers={isOthers} />
          </div>
          <FormButtons page={page} onShow={showPage} submitLabel={submitLabel} />
        </Form>
      </Card>
      <LeaveQuestion mustAsk={() => isDirty && !isSaved.current && isLoggedIn()} onLeave={() => clearDraft(draft)} />
    </Page>
  );
}
