import { useState } from 'react';
import { redirect } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { isHttpUrl } from '#contract/links.ts';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import { waitingWish } from '#web/data/registries/waiting-wish.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { clearWayBackAt, loginFor } from '#web/session/way-back.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { shopAddress } from '#web/ui/texts/shop-address.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import { fetchedPage } from '#web/wishes/editor/scan/use-shop-page-reading.ts';
import { WishForm } from '#web/wishes/editor/wish-form.tsx';
import type { Route } from './+types/shop-window.ts';
import { AddedWish } from './added-wish.tsx';
import { FirstRegistry } from './first-registry.tsx';
import { receivedAddress } from './received-address.ts';
import { forgetShownPage, readShownPage } from './shown-pages.ts';

export const shouldRevalidate = unlessUncovered;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wishesTexts(siteOf(matches).lang).newTitle, noindex: true });

/** Private, except that the shop's page is taken before the login, which may take long, and kept in this window. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const link = receivedAddress(searchParams);
    // If that fails, the form says so.
    if (link !== null && isHttpUrl(link)) readShownPage(link).catch(() => {});
    if (!isLoggedIn()) throw redirect(loginFor(pathname + search));
    clearWayBackAt(pathname + search);
    return next();
  },
];

/** For session-end.ts. */
export const handle = { isPrivate: true };

/** The page that is to become a gift, and the lists with their categories. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const link = receivedAddress(new URL(request.url).searchParams);
  if (link === null || !isHttpUrl(link)) throw redirect(paths.anyShop());
  const registries = await api('GET /birthregistry/mine', { query: { skip: 0, limit: LIMITS.pageSize }, signal });
  if (registries.length === 0) waitingWish.keep(paths.shopWindow({ link }));
  const withCategories = registries.map(async ({ id, title }) => {
    const params = { birth_registry_id: id };
    return { id, title, categories: await api('GET /category/birth_registry/{birth_registry_id}', { params, signal }) };
  });
  return { link, registries: await Promise.all(withCategories) };
}

export function HydrateFallback() {
  const t = useTexts(wishesTexts);
  return <PageSkeleton width="text" title={t.newTitle} lead={t.windowLead} cards={1} />;
}

/** The small window beside a shop: the form, filled in from the shop's page. */
export default function ShopWindow({ loaderData: { link, registries } }: Route.ComponentProps) {
  const t = useTexts(wishesTexts);
  const [added, setAdded] = useState<{ title: string; registry: { id: number; title: string } } | null>(null);
  const [first, ...others] = registries;

  /** A window not opened by a script cannot close itself: it goes to the shop instead. */
  function close() {
    forgetShownPage();
    window.close();
    if (!window.closed) location.assign(link);
  }

  if (!first) {
    return (
      <Page width="text">
        <FirstRegistry shop={shopAddress(link)} />
      </Page>
    );
  }
  if (added) return <AddedWish {...added} onClose={close} />;
  return (
    <Page width="text">
      <PageHeader title={t.newTitle} lead={t.windowLead} />
      <Card>
        <WishForm
          registries={[first, ...others]}
          draft={`wish-window:${link}`}
          receivedLink={link}
          ask={(address, signal) => (address === link ? readShownPage(link) : fetchedPage(address, signal))}
          cancel={close}
          isToldAfter
          onSaved={({ title }, registry) => {
            forgetShownPage();
            setAdded({ title, registry });
          }}
        />
      </Card>
    </Page>
  );
}
