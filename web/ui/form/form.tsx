import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './form.module.css';
import type { FailureWords } from './form-errors.ts';
import { useSubmit } from './use-submit.ts';

interface FormProps<Values extends FieldValues, Output> extends FailureWords<Values> {
  /** From useAppForm. */
  form: UseFormReturn<Values, unknown, Output>;
  /**
   * Gets the values that the schema made. What it throws is shown: at the fields it names, above the button, as a
   * notice.
   */
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
