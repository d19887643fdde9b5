import { replace } from 'react-router';
import { paths } from '#contract/pages.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { useChangeAccount } from '#web/accounts/other-account/use-change-account.ts';
import { api } from '#web/data/api.ts';
import { firstCall } from '#web/data/first-calls.ts';
import { waitingWish } from '#web/data/registries/waiting-wish.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { shopAddress, shownAddress } from '#web/ui/texts/shop-address.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/add-wish.ts';
import styles from './add-wish.module.css';
import { FirstRegistry } from './first-registry.tsx';
import { RegistryChoice } from './registry-choice.tsx';

export const shouldRevalidate = unlessUncovered;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: wishesTexts(siteOf(matches).lang).newTitle, noindex: true }),
  firstCall('GET /birthregistry/mine'),
];

/** What was shared goes to the only list; with several the person chooses, and without one it waits for the first. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Loaded along with the form code, which the next page needs.
  const { receivedAddress } = await import('./received-address.ts');
  const received = receivedAddress(new URL(request.url).searchParams);
  const wish = received === null ? {} : { link: received };
  const registries = await api('GET /birthregistry/mine', { signal: request.signal });
  const [first, ...others] = registries;
  if (first && others.length === 0) throw replace(paths.newWish(first.id, wish));
  if (first) waitingWish.forget();
  else waitingWish.keep(paths.addWish(wish));
  return { wish, registries };
}

export function HydrateFallback() {
  const t = useTexts(wishesTexts);
  return <PageSkeleton width="text" title={t.newTitle} cards={2} />;
}

export default function AddWish({ loaderData: { wish, registries } }: Route.ComponentProps) {
  const t = useTexts(wishesTexts);
  const shop = shopAddress(wish.link ?? null);
  const isFirst = registries.length === 0;
  return (
    <Page width="text">
      {isFirst ? (
        <FirstRegistry shop={shop} />
      ) : (
        <>
          <PageHeader title={t.addingTitle} lead={t.addingLead} />
          {shop && <p className={styles.shop}>{shownAddress(shop)}</p>}
          <RegistryChoice registries={registries} pathTo={(id) => paths.newWish(id, wish)} />
        </>
      )}
      <OtherAccount />
    </Page>
  );
}

function OtherAccount() {
  const t = useTexts(secondOwnersTexts);
  const changeAccount = useChangeAccount();
  return (
    <p className={styles.account}>
      <Button variant="quiet" small icon="user" onClick={changeAccount}>
        {t.changeAccount}
      </Button>
    </p>
  );
}
