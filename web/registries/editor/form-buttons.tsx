import { paths } from '#contract/pages.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FORM_PAGES, type FormPage } from './form-pages.ts';
import styles from './registry-form.module.css';

const ARROW_RIGHT = 'M4 12h16M13.5 5.5 20 12l-6.5 6.5';

interface FormButtonsProps {
  page: FormPage;
  onShow: (page: FormPage) => void;
  submitLabel: string;
}

/** Previous, next, submit and cancel. */
export function FormButtons({ page, onShow, submitLabel }: FormButtonsProps) {
  const t = useTexts(registryEditorTexts);
  const previous = FORM_PAGES[FORM_PAGES.indexOf(page) - 1];
  const back = previous && (
    <Button icon="arrow-left" onClick={() => onShow(previous)}>
      {t.previous}
    </Button>
  );
  const cancel = (
    <ButtonLink to={paths.myRegistries()} variant="quiet">
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
        <Icon name={ARROW_RIGHT} />
      </Button>
      {cancel}
    </div>
  );
}
