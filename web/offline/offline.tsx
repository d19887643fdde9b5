import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownPath, paths } from '#contract/pages.ts';
import { offlineTexts } from '#locales/offline.ts';
import { useBasket } from '#web/basket/use-basket.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/offline.ts';
import styles from './offline.module.css';
import { type SeenRegistry, seenRegistries } from './seen-registries.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: offlineTexts(siteOf(matches).lang).title, noindex: true });

/**
 * What the service worker shows instead of a page it cannot get: the lists and the basket seen last. Its links load
 * whole pages, because that is what the worker keeps.
 */
export default function Offline() {
  const t = useTexts(offlineTexts);
  const registries = useSeenRegistries();
  const { lists, basketSize } = useBasket();
  return (
    <Page width="text">
      <PageHeader title={t.title} lead={registries?.length === 0 ? t.nothing : t.lead} actions={<Retry />} />
      {registries && registries.length > 0 && (
        <section aria-labelledby="seen">
          <h2 id="seen" className={styles.heading}>
            {t.lists}
          </h2>
          <ul className={styles.rows}>
            {registries.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className={styles.row}>
                  <Icon name="gift" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {basketSize > 0 && (
        <section aria-labelledby="chosen">
          <h2 id="chosen" className={styles.heading}>
            {t.basket}
          </h2>
          <ul className={styles.gifts}>
            {lists
              .flatMap(({ wishes }) => wishes)
              .map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
          </ul>
          <ButtonLink external to={paths.basket()} icon="basket">
            {t.seeBasket}
          </ButtonLink>
        </section>
      )}
    </Page>
  );
}

/** Links to the intended page, since this page cannot know that it was kept. */
function Retry() {
  const t = useTexts(offlineTexts);
  const [params] = useSearchParams();
  const [to, setTo] = useState(paths.home());
  useEffect(() => setTo(ownPath(params.get('from'), paths.home())), [params]);
  return (
    <ButtonLink external variant="primary" icon="refresh" to={to}>
      {t.retry}
    </ButtonLink>
  );
}

/** Undefined until they are known. */
function useSeenRegistries(): SeenRegistry[] | undefined {
  const [registries, setRegistries] = useState<SeenRegistry[]>();
  useEffect(() => {
    seenRegistries().then(setRegistries, () => setRegistries([]));
  }, []);
  return registries;
}
