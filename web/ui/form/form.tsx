import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import styles from './form.module.css';
import { type FailureWords, showFailure, warnOfErrors, wrongFields } from './form-errors.ts';
import { useDraft } from './use-draft.ts';

interface FormProps<Values extends FieldValues, Output> extends FailureWords<Values> {
  /** From useAppForm. */
  form: UseFormReturn<Values, unknown, Output>;
  /** Gets the values that the schema made. What it throws is shown: at the fields it names, above the button, as a notice. */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Keeps what is typed under this key until it was sent. */
  draft?: string | undefined;
  /** What Enter and the submit button do instead of sending: on the earlier pages of a form of several. */
  instead?: (() => void) | undefined;
  className?: string | undefined;
  id?: string;
  children: ReactNode;
}

/** A form of one column. Fields and SubmitButton go inside. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  draft,
  instead,
  className,
  id,
  children,
  ...words
}: FormProps<Values, Output>) {
  const submit = useSubmit(form, onSubmit, draft, words);
  return (
    <FormProvider {...form}>
      <form
        id={id}
        // Should it ever be sent without our script, nothing that was typed lands in an address.
        method="post"
        noValidate
        className={classNames(styles.form, className)}
        onKeyDown={(event) => {
          // From inside a text of several lines too.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.stopPropagation();
          if (instead) {
            event.preventDefault();
            instead();
            return;
          }
          submit(event).catch(reportError);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/** Sends what the schema made, says what is wrong with it, and forgets the draft once it was taken. */
function useSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  onSubmit: (values: Output) => void | Promise<void>,
  draft: string | undefined,
  words: FailureWords<Values>,
) {
  const language = useLanguage();
  const clear = useDraft(form, draft);

  async function send(values: Output) {
    try {
      await onSubmit(values);
      clear();
    } catch (error) {
      showFailure(form, error, language, words);
    }
  }

  function refuse(errors: object) {
    const wrong = wrongFields(errors);
    warnOfErrors(wrong.length, language);
    words.reveal?.(wrong);
  }
  return form.handleSubmit(send, refuse);
}
