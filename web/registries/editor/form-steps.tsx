import { type Control, useWatch } from 'react-hook-form';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FORM_PAGES, type FormPage } from './form-pages.ts';
import styles from './form-steps.module.css';
import type { RegistryValues } from './registry-schema.ts';

interface FormStepsProps {
  control: Control<RegistryValues>;
  page: FormPage;
  onChoose: (page: FormPage) => void;
}

/** The form's progress; each step links to its page. */
export function FormSteps({ control, page, onChoose }: FormStepsProps) {
  const t = useTexts(registryEditorTexts);
  const babies = useWatch({ control, name: 'babies' });
  const labels: Record<FormPage, string> = {
    new: t.stepNew,
    address: t.stepAddress,
    babies: t.stepBabies(babies.length),
  };
  const at = FORM_PAGES.indexOf(page);
  return (
    <nav aria-label={t.steps} className={styles.steps}>
      <p className="visually-hidden" role="status">
        {t.step(at + 1, FORM_PAGES.length)}
      </p>
      <ol className={styles.list}>
        {FORM_PAGES.map((step, index) => (
          <li key={step} className={styles.item} data-done={index < at}>
            <button
              type="button"
              className={styles.step}
              aria-current={step === page ? 'step' : undefined}
              onClick={() => onChoose(step)}
            >
              <span className={styles.mark}>{index < at ? <Icon name="check" size={18} /> : index + 1}</span>
              <span>{labels[step]}</span>
              {index < at && <span className="visually-hidden">, {t.stepDone}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
