import { useId, useState } from 'react';
import { SEARCH_QUERY_MAX } from '#contract/limits.ts';
import { babiesTexts } from '#locales/registries/babies.ts';
import { uiTexts } from '#locales/ui.ts';
import { api } from '#web/data/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { SelectField } from '#web/ui/form/choices/select-field.tsx';
import { useSearchAsTyped } from '#web/ui/form/use-search-as-typed.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './babies.module.css';
import type { RegistryOfBabies } from './baby.ts';

const MOST_FOUND = 20;

/** For a superuser: picks one of all lists, searched by words; the newest until something is typed. */
export function ChooseRegistry() {
  const t = useTexts(babiesTexts);
  const ui = useTexts(uiTexts);
  const id = useId();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<RegistryOfBabies[] | null>(null);
  async function search(signal: AbortSignal) {
    const query = { skip: 0, limit: MOST_FOUND, ...(words ? { q: words } : {}) };
    setFound(await api('GET /birthregistry/', { query, signal }));
  }
  const { hasFailed, retry } = useSearchAsTyped(words, search, notifyError);
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id}>{t.search}</label>
        <p id={`${id}help`} className={styles.about}>
          {t.searchHelp}
        </p>
        <input
          id={id}
          type="search"
          className={control.control}
          aria-describedby={`${id}help`}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value.trim())}
        />
        <p role="status" className={styles.none}>
          {found?.length === 0 && !hasFailed && t.noListFound}
        </p>
      </div>
      {hasFailed && (
        <Button small icon="refresh" onClick={retry}>
          {ui.retry}
        </Button>
      )}
      <SelectField
        name="birthregistry_id"
        label={t.ofList}
        required
        options={(found ?? []).map((registry) => ({ value: registry.id, label: registry.title }))}
      />
    </>
  );
}
