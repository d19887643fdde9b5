import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Form, type Location, useLocation, useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { registrySearchTexts } from '#locales/registries/search.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { SearchRow } from '#web/ui/search/search-row.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './registry-search.module.css';
import type { SearchState } from './search.ts';
import { SearchAnswer } from './search-answer.tsx';

/** Finds a registry by name, parents or e-mail. Underneath it is a plain GET form that works without scripts. */
export function RegistrySearch({ state }: { state: SearchState }) {
  const t = useTexts(registrySearchTexts);
  const id = useId();
  const isBusy = useNavigation().formAction === paths.home();
  const { input, isTyping, setTyping } = useAnswered(state);
  const section = useAnswerInSight(state);
  useFocusOnWay(input, state);
  const refused: Partial<Record<SearchState['status'], string>> = {
    'too-short': t.searchTooShort,
    'too-long': t.searchTooLong,
  };
  const wrong = isTyping ? undefined : refused[state.status];
  const hasFailed = state.status === 'failed';

  return (
    <section ref={section} className={styles.search} id="recherche" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.title}>
        {t.searchTitle}
      </h2>
      <Form
        method="get"
        // The same words and place once more would be a mere jump within the page: nothing would be asked again.
        action={hasFailed ? paths.home() : paths.homeSearch()}
        preventScrollReset={hasFailed}
        role="search"
        className={styles.form}
        onSubmit={() => setTyping(false)}
      >
        <SearchRow
          ref={input}
          id={id}
          label={t.searchLabel}
          defaultValue={state.query}
          placeholder={t.searchPlaceholder}
          aria-describedby={`${id}help`}
          aria-invalid={wrong !== undefined}
          onChange={() => setTyping(true)}
          button={
            <Button type="submit" loading={isBusy}>
              {t.searchButton}
            </Button>
          }
        />
        <p id={`${id}help`} className={wrong ? styles.wrong : styles.help} aria-live="polite">
          {wrong && <Icon name="warning" size={16} />}
          {wrong ?? t.searchHelp}
        </p>
      </Form>
      <div aria-live="polite" className={styles.answer}>
        <SearchAnswer state={state} />
      </div>
    </section>
  );
}

/** Scrolls to the results for those arriving by a search's address, but not for those coming back. */
function useAnswerInSight({ status }: SearchState) {
  const section = useRef<HTMLElement>(null);
  const [isFound] = useState(status !== 'none');
  useEffect(() => {
    if (isFound && window.scrollY === 0) section.current?.scrollIntoView();
  }, [isFound]);
  return section;
}

/** Whoever took a way to the search, from a menu say, types next. */
function useFocusOnWay(input: RefObject<HTMLInputElement | null>, { status }: SearchState) {
  const location = useLocation();
  const onArrival = useEffectEvent(({ pathname, hash }: Location) => {
    if (status === 'none' && pathname + hash === paths.homeSearch()) input.current?.focus({ preventScroll: true });
  });
  useEffect(() => onArrival(location), [location]);
}

/** The input, and its state as answers arrive. */
function useAnswered(state: SearchState) {
  const t = useTexts(registrySearchTexts);
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(state.query);
  const onAnswer = useEffectEvent((answer: SearchState) => {
    // What is typed while waiting for an answer is kept.
    const isNew = shown.current !== answer.query;
    shown.current = answer.query;
    if (isNew && !isTyping && input.current) input.current.value = answer.query;
    setTyping(false);
    if (answer.status.startsWith('too-')) input.current?.focus({ preventScroll: true });
    if (answer.status === 'failed') notify({ type: 'error', text: answer.reason ?? t.searchFailed });
  });
  // Before a key can be pressed: a letter typed between the answer and this would be lost.
  useLayoutEffect(() => onAnswer(state), [state]);
  return { input, isTyping, setTyping };
}
