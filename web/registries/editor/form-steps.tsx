import { type Control, useWatch } from 'react-hook-form';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FORM_PAGES, type FormPage, pageOf } from './form-pages.ts';
import styles from './form-steps.module.css';
import { type RegistryValues, registryFormSchema } from './registry-schema.ts';

interface FormStepsProps {
  control: Control<RegistryValues>;
  page: FormPage;
  onChoose: (page: FormPage) => void;
}

/** The form's progress; each step links to its page. */
export function FormSteps({ control, page, onChoose }: FormStepsProps) {
  const t = useTexts(registryEditorTexts);
  const values = useWatch({ control });
  const lacking = pagesLacking(values);
  const labels: Record<FormPage, string> = {
    new: t.stepNew,
    address: t.stepAddress,
    babies: t.stepBabies(values.babies?.length ?? 0),
  };
  const at = FORM_PAGES.indexOf(page);
  // The form may have been opened again at a later page, or turned forward by the browser.
  const isDone = (step: FormPage) => FORM_PAGES.indexOf(step) < at && !lacking.has(step);
  return (
    <nav aria-label={t.steps} className={styles.steps}>
      <p className="visually-hidden" role="status">
        {t.step(at + 1, FORM_PAGES.length)}
      </p>
      <ol className={styles.list}>
        {FORM_PAGES.map((step, index) => (
          <li key={step} className={styles.item} data-done={isDone(step)}>
            <button
              type="button"
              className={styles.step}
              aria-current={step === page ? 'step' : undefined}
              onClick={() => onChoose(step)}
            >
              <span className={styles.mark}>{isDone(step) ? <Icon name="check" size={18} /> : index + 1}</span>
              <span>{labels[step]}</span>
              {isDone(step) && <span className="visually-hidden">, {t.stepDone}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The pages with something missing or wrong. */
function pagesLacking(values: unknown): Set<FormPage> {
  const { error } = registryFormSchema.safeParse(values);
  return new Set(error?.issues.map(({ path }) => pageOf(String(path[0]))));
}
