import { data } from 'react-router';
import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { previewOf } from '#web/ui/pictures/images-url.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { RegistryNotFound } from '#web/wishes/registry-not-found.tsx';
import type { Route } from './+types/public-registry.ts';
import { PublicRegistryView } from './public-registry-view.tsx';
import { loadVisibleRegistry } from './visible-registry.ts';

export const shouldRevalidate = unlessUncovered;

/** A registry as visitors see it; nothing personal, so that the page can be kept. */
export async function loader({ context, params, request: { signal }, url: { search } }: Route.LoaderArgs) {
  const visible = await loadVisibleRegistry(context, params.id, { signal, search });
  return data(visible, { status: visible ? 200 : 404 });
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  const { lang, imagesUrl } = siteOf(matches);
  const t = publicRegistryTexts(lang);
  if (!loaderData) return pageMeta(matches, { title: error ? t.cannotLoad : t.notFoundTitle, noindex: true });
  const { registry } = loaderData;
  const free = registry.categories.flatMap(({ wishes }) => wishes).filter((wish) => wish.available).length;
  return pageMeta(matches, {
    title: registry.title,
    description: t.shareText(registry.address_owner, free),
    path: paths.publicRegistry(registry.shortlinks[0]?.name ?? registry.id),
    ...previewOf(imagesUrl, registry.image_path),
    imageAlt: registry.title,
    noindex: true,
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} title={useTexts(publicRegistryTexts).cannotLoad} />;
}

export default function PublicRegistryPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PublicRegistryView {...loaderData} /> : <RegistryNotFound />;
}
