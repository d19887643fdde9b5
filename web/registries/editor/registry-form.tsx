import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ErrorCode } from '#contract/errors.ts';
import { paths } from '#contract/pages.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { uiTexts } from '#locales/ui.ts';
import type { ManagedRegistry } from '#web/data/managed-registry.ts';
import { clearDraft, readDraft } from '#web/session/drafts.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form, warnOfErrors } from '#web/ui/form/form.tsx';
import { LeaveQuestion } from '#web/ui/form/leave-question.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.ts';
import { Page, PageHeader } from '#web/ui/page.tsx';
import { useTexts } from '#web/ui/use-texts.ts';
import { AddressPage } from './address-page.tsx';
import { BabiesPage } from './babies-page.tsx';
import { NewPage } from './first-page.tsx';
import { FormSteps } from './form-steps.tsx';
import styles from './registry-form.module.css';
import {
  type CheckedRegistry,
  FORM_PAGES,
  type FormPage,
  fieldsOf,
  pageOf,
  type RegistryValues,
  registryFormSchema,
} from './registry-values.ts';

interface RegistryFormProps {
  title: string;
  /** The registry to change; without it a new one is made. */
  registry?: ManagedRegistry;
  defaultValues: RegistryValues;
  /** Under which what is typed is kept. */
  draft: string;
  submitLabel: string;
  /** Said when saving fails for no reason of the form's. */
  failure: string;
  errorTexts?: Partial<Record<ErrorCode, string>>;
  /** Saves and leads on. */
  onSave: (values: CheckedRegistry) => Promise<void>;
}

/** The registry's editor, for a new one and for changes: three pages of one form. */
export function RegistryForm({
  title,
  registry,
  defaultValues,
  draft,
  submitLabel,
  failure,
  errorTexts = {},
  onSave,
}: RegistryFormProps) {
  const language = useLanguage();
  const form = useAppForm({ schema: registryFormSchema, defaultValues });
  const { page, turnTo, section } = usePages((field) => form.setFocus(field as 'title'));
  const { isDirty } = form.formState;
  const isSaved = useRef(false);
  const at = FORM_PAGES.indexOf(page);
  const isLast = at === FORM_PAGES.length - 1;

  /** Turns to a page, once the pages before it are right. */
  async function goTo(target: FormPage) {
    const before = FORM_PAGES.slice(at, FORM_PAGES.indexOf(target));
    const fields = before.flatMap(fieldsOf);
    if (fields.length === 0 || (await form.trigger(fields, { shouldFocus: before.length === 1 }))) {
      turnTo(target);
      return;
    }
    warnOfErrors(form, language);
    reveal(fields.filter((field) => form.getFieldState(field).invalid));
  }

  /** Turns to the first page that has something to mend. */
  function reveal(fields: string[]) {
    const first = FORM_PAGES.find((candidate) => fields.some((field) => pageOf(field) === candidate));
    if (first !== undefined && first !== page)
      turnTo(
        first,
        fields.find((field) => pageOf(field) === first),
      );
  }

  async function save(values: CheckedRegistry) {
    isSaved.current = true;
    try {
      await onSave(values);
    } catch (error) {
      isSaved.current = false;
      throw error;
    }
  }

  return (
    <Page width="text">
      <PageHeader title={title} />
      <FormSteps page={page} onChoose={goTo} />
      <RestoredDraft draft={draft} onDiscard={() => form.reset(defaultValues)} />
      <Card>
        <Form
          form={form}
          draft={draft}
          failure={failure}
          errorTexts={errorTexts}
          reveal={reveal}
          instead={isLast ? undefined : () => goTo(FORM_PAGES[at + 1] ?? page)}
          onSubmit={save}
        >
          <div ref={section} className={styles.page}>
            <NewPage hidden={page !== 'new'} registry={registry} />
            <AddressPage hidden={page !== 'address'} />
            <BabiesPage hidden={page !== 'babies'} />
          </div>
          <Turning page={page} onTurn={turnTo} submitLabel={submitLabel} />
        </Form>
      </Card>
      <LeaveQuestion mustAsk={() => isDirty && !isSaved.current && isLoggedIn()} onLeave={() => clearDraft(draft)} />
    </Page>
  );
}

/** The page in sight; it stands in the address, so that going back turns back. */
function usePages(focusField: (field: string) => void) {
  const [search, setSearch] = useSearchParams();
  const page = FORM_PAGES.find((candidate) => candidate === search.get('page')) ?? 'new';
  const section = useRef<HTMLDivElement>(null);
  const aim = useRef<string | null>(null);
  function turnTo(target: FormPage, field = '') {
    aim.current = field;
    setSearch(target === 'new' ? {} : { page: target });
  }
  const focus = useRef(focusField);
  focus.current = focusField;
  useEffect(() => {
    const field = aim.current;
    aim.current = null;
    if (field === null) return;
    if (field === '') section.current?.querySelector<HTMLElement>(`[data-page="${page}"] h2`)?.focus();
    else focus.current(field);
  }, [page]);
  return { page, turnTo, section };
}

interface TurningProps {
  page: FormPage;
  onTurn: (page: FormPage) => void;
  submitLabel: string;
}

/** Previous, next, submit and cancel. */
function Turning({ page, onTurn, submitLabel }: TurningProps) {
  const t = useTexts(registryEditorTexts);
  const previous = FORM_PAGES[FORM_PAGES.indexOf(page) - 1];
  const back = previous && (
    <Button icon="arrow-left" onClick={() => onTurn(previous)}>
      {t.previous}
    </Button>
  );
  const cancel = (
    <ButtonLink to={paths.myRegistries()} variant="quiet" className={styles.cancel}>
      {t.cancel}
    </ButtonLink>
  );
  if (page === FORM_PAGES.at(-1)) {
    return (
      <SubmitButton before={back} beside={cancel}>
        {submitLabel}
      </SubmitButton>
    );
  }
  return (
    <div className={styles.turning}>
      {back}
      <Button type="submit" variant="primary">
        {t.next}
        <Icon name="arrow-right" />
      </Button>
      {cancel}
    </div>
  );
}

/** Says that an unfinished form was found again, and offers to begin anew. */
function RestoredDraft({ draft, onDiscard }: { draft: string; onDiscard: () => void }) {
  const t = useTexts(registryEditorTexts);
  const ui = useTexts(uiTexts);
  const [isShown, setShown] = useState(() => readDraft(draft) !== null);
  if (!isShown) return null;
  return (
    <div className={styles.restored} role="status">
      <Icon name="info" />
      <p>{ui.draftRestored}</p>
      <Button
        small
        variant="quiet"
        onClick={() => {
          onDiscard();
          clearDraft(draft);
          setShown(false);
        }}
      >
        {t.startAgain}
      </Button>
    </div>
  );
}
