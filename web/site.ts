import { createContext, use } from 'react';
import type { RouterContextProvider } from 'react-router';
import type { FeatureName } from '#contract/features.ts';
import { apiFrom } from '#web/data/api.ts';
import { pageContext } from '#web/data/page-context.ts';

/** What this instance says about itself: the root route's data, available to every page. */
export async function loadSite(context: Readonly<RouterContextProvider>, signal: AbortSignal) {
  const page = context.get(pageContext);
  const api = apiFrom(context);
  const [{ features, blog_url: blogUrl }, { url }] = await Promise.all([
    api('GET /config', { signal }),
    api('GET /s3_url', { signal }),
  ]);
  return { lang: page.lang, features, publicUrl: page.publicUrl, imagesUrl: url, blogUrl };
}

type Site = Awaited<ReturnType<typeof loadSite>>;

/**
 * The root layout provides it; undefined if not even the root route could be loaded. Asking the router for it would
 * render whoever does anew at each step of a navigation: on a long list, hundreds of cards.
 */
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site | undefined {
  return use(SiteContext);
}

/** Whether a feature is on in this instance. */
export function useFeature(name: FeatureName): boolean {
  return useSite()?.features[name] ?? false;
}

/** PUBLIC_URL without a trailing slash: the base of links that are shared. */
export function usePublicUrl(): string {
  return useSite()?.publicUrl ?? '';
}
