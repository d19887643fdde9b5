import { useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { isLongEnough } from '#contract/searched.ts';
import { homeTexts } from '#locales/home.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './registry-search.module.css';
import { type FoundRegistry, RESULTS_A_PAGE, type SearchState, searchPath } from './search.ts';

/** Finds a registry by name, parents or e-mail. A plain GET form: it works before and without any script. */
export function RegistrySearch({ state }: { state: SearchState }) {
  const t = useTexts(homeTexts);
  const id = useId();
  const [isTooShort, setTooShort] = useState(state.status === 'too-short');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state.status === 'failed') notify({ type: 'error', text: state.reason ?? t.searchFailed });
  }, [state, t]);

  function refuseShort(event: React.SubmitEvent<HTMLFormElement>) {
    const short = !isLongEnough(input.current?.value ?? '');
    setTooShort(short);
    if (!short) return;
    event.preventDefault();
    input.current?.focus();
  }

  return (
    <section className={styles.search} id="recherche" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.title}>
        {t.searchTitle}
      </h2>
      <Form
        method="get"
        action={paths.home()}
        role="search"
        className={styles.form}
        onSubmit={refuseShort}
        preventScrollReset
      >
        <SearchField id={id} query={state.query} isWrong={isTooShort} input={input} onType={() => setTooShort(false)} />
        <p id={`${id}help`} className={isTooShort ? styles.wrong : styles.help} aria-live="polite">
          {isTooShort ? t.searchTooShort : t.searchHelp}
        </p>
      </Form>
      <div aria-live="polite" className={styles.answer}>
        <Answer state={state} />
      </div>
    </section>
  );
}

interface SearchFieldProps {
  id: string;
  query: string;
  isWrong: boolean;
  input: React.RefObject<HTMLInputElement | null>;
  onType: () => void;
}

function SearchField({ id, query, isWrong, input, onType }: SearchFieldProps) {
  const t = useTexts(homeTexts);
  const isBusy = useNavigation().formAction === paths.home();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
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
            key={query}
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

function Answer({ state }: { state: SearchState }) {
  const t = useTexts(homeTexts);
  if (state.status === 'failed') return <p className={styles.wrong}>{state.reason ?? t.searchFailed}</p>;
  if (state.status !== 'done') return null;
  if (state.registries.length === 0) {
    return (
      <EmptyState drawing={<NoResultDrawing />} title={t.noResult} level={3}>
        <p>{t.noResultHelp}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.count}>
        <strong>{t.results(state.registries.length, state.hasMore)}</strong> {t.resultsFor(state.query)}
      </p>
      <ul className={styles.results}>
        {state.registries.map((registry) => (
          <Result key={registry.id} registry={registry} />
        ))}
      </ul>
      {state.hasMore && (
        <div className={styles.more}>
          <ButtonLink to={searchPath(state.query, state.shown + RESULTS_A_PAGE)} preventScrollReset>
            {t.loadMore}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Result({ registry }: { registry: FoundRegistry }) {
  const t = useTexts(homeTexts);
  const names = registry.babies.flatMap((baby) => (baby.firstname ? [baby.firstname] : [])).join(', ');
  return (
    <li className={styles.result}>
      <Picture
        path={registry.thumbnail_path}
        alt=""
        ratio="1"
        fit="cover"
        width={72}
        height={72}
        className={styles.thumb}
      />
      <div className={styles.words}>
        <p className={styles.name}>{registry.title}</p>
        <p className={styles.owner}>
          {registry.address_owner}
          {names && ` · ${names}`}
        </p>
      </div>
      <ButtonLink
        small
        to={paths.publicRegistry(registry.shortlinks[0]?.name ?? registry.id)}
        aria-label={t.consultList(registry.title)}
        className={styles.consult}
      >
        {t.consult}
      </ButtonLink>
    </li>
  );
}
