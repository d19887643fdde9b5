import { type ReactNode, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './form.module.css';
import type { FailureWords } from './form-errors.ts';
import { useKeptField } from './keep-field.ts';
import { useOnceAfterPaint } from './use-once-after-paint.ts';
import { useSubmit } from './use-submit.ts';

interface FormProps<Values extends FieldValues, Output> extends FailureWords<Values> {
  /** From useAppForm. */
  form: UseFormReturn<Values, unknown, Output>;
  /**
   * Receives the values the schema produced. What it throws is shown: at the fields it names, above the button, as a
   * notice.
   */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Stores what is typed under this key until it is sent. */
  draft?: string | undefined;
  /** What Enter and the submit button do instead of sending, on the earlier pages of a form of several. */
  instead?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A one-column form. Fields and SubmitButton go inside. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  draft,
  instead,
  className,
  children,
  ...words
}: FormProps<Values, Output>) {
  const pressed = useRef<HTMLElement>(null);
  function send(values: Output) {
    // A phone's keyboard closes then.
    pressed.current?.focus({ preventScroll: true });
    return onSubmit(values);
  }
  const submit = useSubmit(form, send, draft, words);
  const onceShown = useOnceAfterPaint();
  useKeptField();
  return (
    <FormProvider {...form}>
      <form
        // POST, so that if it is ever sent without our script, nothing typed ends up in an address.
        method="post"
        noValidate
        className={classNames(styles.form, className)}
        onKeyDown={(event) => {
          // Works inside a multi-line text, too.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
        // The field keeps the focus: leaving it may show its error, and the button would move away under the finger.
        onMouseDown={(event) => {
          pressed.current = (event.target as Element).closest<HTMLElement>('button[type=submit]');
          if (pressed.current) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          // The press is shown first: checking all that was typed, and showing what is wrong, keeps that waiting.
          onceShown(instead ?? (() => submit().catch(reportError)));
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
