import { useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { homeTexts } from '#locales/home.ts';
import { Button } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  id: string;
  query: string;
  isWrong: boolean;
  input: React.RefObject<HTMLInputElement | null>;
  onType: () => void;
}

export function SearchField({ id, query, isWrong, input, onType }: SearchFieldProps) {
  const t = useTexts(homeTexts);
  const isBusy = useNavigation().formAction === paths.home();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t.searchLabel}
      </label>
      <div className={styles.row}>
        <div className={styles.box}>
          <Icon name="search" className={styles.glass} />
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={t.searchPlaceholder}
            maxLength={255}
            autoComplete="off"
            enterKeyHint="search"
            className={classNames(control.control, styles.input)}
            aria-describedby={`${id}help`}
            aria-invalid={isWrong}
            onChange={onType}
          />
        </div>
        <Button type="submit" loading={isBusy}>
          {t.searchButton}
        </Button>
      </div>
    </>
  );
}
