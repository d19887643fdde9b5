import { type ReactNode, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/controls/button.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { SearchRow } from '#web/ui/search/search-row.tsx';
import { findQuestions } from './find-questions.ts';
import { helpPath } from './help-path.ts';
import styles from './help-search.module.css';
import { QuestionCards } from './question-cards.tsx';
import type { HelpPage } from './read-help.ts';

/**
 * Searches the questions as one types; without scripts, a plain GET form. `children` show until something is typed.
 */
export function HelpSearch({ page, children }: { page: HelpPage; children: ReactNode }) {
  const { words } = page;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, search] = useQuery();
  return (
    <>
      <search>
        <form
          action={page.path}
          onSubmit={(event) => {
            event.preventDefault();
            input.current?.blur();
          }}
        >
          <SearchRow
            ref={input}
            id={id}
            label={words.search}
            defaultValue={query}
            placeholder={words.searchExample}
            onChange={(event) => search(event.target.value)}
            button={<Button type="submit">{words.searchButton}</Button>}
          />
        </form>
      </search>
      <Found page={page} query={query} />
      {query.trim() === '' && children}
    </>
  );
}

/** The number of results is announced while typing. */
function Found({ page: { words, questions }, query }: { page: HelpPage; query: string }) {
  const found = query.trim() === '' ? null : findQuestions(questions, query);
  const count = found && `${found.length} ${found.length === 1 ? words.foundOne : words.found}`;
  return (
    <>
      <p className={found?.length ? styles.count : 'visually-hidden'} aria-live="polite">
        {found?.length === 0 ? words.noneFound : count}
      </p>
      {found && found.length > 0 && (
        <QuestionCards questions={found} search={helpPath({ query }).replace(/^[^?]*/, '')} />
      )}
      {found?.length === 0 && (
        <EmptyState drawing={<NoResultDrawing />} title={words.noneFound}>
          {words.noneFoundText}
        </EmptyState>
      )}
    </>
  );
}

/** Stored in the page's address without going through the router: nothing is reloaded, and going back restores it. */
function useQuery(): [string, (query: string) => void] {
  const [params] = useSearchParams();
  const [query, setQuery] = useState(params.get('q') ?? '');
  function search(next: string) {
    setQuery(next);
    window.history.replaceState(window.history.state, '', helpPath({ query: next }));
  }
  return [query, search];
}
