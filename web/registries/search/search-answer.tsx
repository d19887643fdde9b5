import { useSearchParams } from 'react-router';
import { bound } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { registrySearchTexts } from '#locales/registries/search.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { CoverDrawing } from '#web/ui/drawings/cover.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import facts from '#web/ui/facts/facts.module.css';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useFocusOnMore } from '#web/ui/search/use-focus-on-more.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import search from './registry-search.module.css';
import { type FoundRegistry, RESULTS_A_PAGE, type SearchState, searchPath } from './search.ts';
import styles from './search-answer.module.css';

export function SearchAnswer({ state }: { state: SearchState }) {
  const t = useTexts(registrySearchTexts);
  if (state.status === 'failed') return <p className={search.wrong}>{state.reason ?? t.searchFailed}</p>;
  if (state.status !== 'done') return null;
  if (state.registries.length === 0) {
    return (
      <EmptyState drawing={<NoResultDrawing />} title={t.noResult} level={3}>
        <p>{t.noResultHelp}</p>
      </EmptyState>
    );
  }
  return <Found key={state.query} state={state} />;
}

function Found({ state }: { state: Extract<SearchState, { status: 'done' }> }) {
  const t = useTexts(registrySearchTexts);
  const [params] = useSearchParams();
  const list = useFocusOnMore(state.registries.length);
  return (
    <>
      <p className={styles.count}>
        <strong>{t.results(state.registries.length, state.hasMore)}</strong> {t.resultsFor(state.query)}
      </p>
      <ul ref={list} className={styles.results}>
        {state.registries.map((registry) => (
          <Result key={registry.id} registry={registry} />
        ))}
      </ul>
      {state.hasMore && (
        <div className={styles.more}>
          <ButtonLink to={searchPath(params, state.shown + RESULTS_A_PAGE)} replace preventScrollReset>
            {t.loadMore}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Result({ registry }: { registry: FoundRegistry }) {
  const t = useTexts(registrySearchTexts);
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
        placeholder={<CoverDrawing />}
        className={styles.thumb}
      />
      <div>
        <p className={styles.name}>{bound(registry.title)}</p>
        <p className={classNames(facts.facts, styles.about)}>
          <span>{registry.address_owner}</span>
          {names && <span>{names}</span>}
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
