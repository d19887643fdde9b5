import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bound } from '#contract/everywhere/well-set.ts';
import { ownPath, paths } from '#contract/pages.ts';
import { offlineTexts } from '#locales/offline.ts';
import { useBasket } from '#web/basket/use-basket.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { CoverDrawing } from '#web/ui/drawings/cover.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Route } from './+types/offline.ts';
import styles from './offline.module.css';
import { keptPicture, keptPictures, type SeenRegistry, seenRegistries } from './seen-registries.ts';
import { SleepingCloudDrawing } from './sleeping-cloud.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: offlineTexts(siteOf(matches).lang).title, noindex: true });

/**
 * What the service worker shows instead of a page it cannot get: the lists and the basket seen last. Its links load
 * whole pages, because that is what the worker keeps.
 */
export default function Offline() {
  const t = useTexts(offlineTexts);
  const { registries, pictures } = useSeen();
  return (
    <Page width="text">
      <EmptyState level={1} drawing={<SleepingCloudDrawing />} title={t.title} actions={<Retry />}>
        {registries?.length === 0 ? t.nothing : t.lead}
      </EmptyState>
      {registries && registries.length > 0 && (
        <section aria-labelledby="seen">
          <h2 id="seen" className={styles.heading}>
            {t.lists}
          </h2>
          <ul className={styles.lists}>
            {registries.map(({ path, title, cover }) => (
              <li key={path}>
                <a href={path} className={styles.list}>
                  <span className={styles.cover}>
                    <Kept picture={keptPicture(pictures, cover)} drawing={<CoverDrawing />} />
                  </span>
                  <span className={styles.title}>
                    <span>{bound(title)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Chosen pictures={pictures} />
    </Page>
  );
}

/** The basket. */
function Chosen({ pictures }: { pictures: readonly string[] }) {
  const t = useTexts(offlineTexts);
  const { lists, basketSize } = useBasket();
  if (basketSize === 0) return null;
  return (
    <Card as="section" soft aria-labelledby="chosen" className={styles.basket}>
      <h2 id="chosen">{t.basket}</h2>
      <ul className={styles.gifts}>
        {lists
          .flatMap(({ wishes }) => wishes)
          .map(({ id, title, img_path }) => (
            <li key={id}>
              <span className={styles.picture}>
                <Kept picture={keptPicture(pictures, img_path)} drawing={<Picture gift={id} path={null} alt="" />} />
              </span>
              {bound(title)}
            </li>
          ))}
      </ul>
      <ButtonLink external to={paths.basket()} icon="basket">
        {t.seeBasket}
      </ButtonLink>
    </Card>
  );
}

/** A picture that is on this device, or a drawing in its place. */
function Kept({ picture, drawing }: { picture: string | undefined; drawing: ReactNode }) {
  return picture ? <img src={picture} alt="" /> : drawing;
}

/** Links to the intended page, since this page cannot know that it was kept, and follows the link by itself. */
function Retry() {
  const t = useTexts(offlineTexts);
  const [params] = useSearchParams();
  const from = params.get('from');
  const [to, setTo] = useState(paths.home());
  useEffect(() => setTo(ownPath(from, paths.home())), [from]);
  useWayOn(from);
  return (
    <ButtonLink external variant="primary" icon="refresh" to={to}>
      {t.retry}
    </ButtonLink>
  );
}

const MS_BETWEEN_TRIES = 3000;

/**
 * Goes to the intended page as soon as the service answers: a device says that it is online before it can reach
 * anything, and nothing says when a service is back.
 */
function useWayOn(from: string | null): void {
  useEffect(() => {
    if (from === null) return;
    const timer = setInterval(async () => {
      if (!navigator.onLine || document.hidden) return;
      const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) location.replace(ownPath(from, paths.home()));
    }, MS_BETWEEN_TRIES);
    return () => clearInterval(timer);
  }, [from]);
}

/** The lists are undefined until they are known. */
function useSeen(): { registries?: SeenRegistry[]; pictures: readonly string[] } {
  const [seen, setSeen] = useState<ReturnType<typeof useSeen>>({ pictures: [] });
  useEffect(() => {
    Promise.all([seenRegistries(), keptPictures()]).then(
      ([registries, pictures]) => setSeen({ registries, pictures }),
      () => setSeen({ registries: [], pictures: [] }),
    );
  }, []);
  return seen;
}
