import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { forgetFirstAnswers } from '#web/data/first-calls.ts';
import { SiteFrame } from '#web/layout/site-frame.tsx';
import { FollowedLinks } from '#web/ui/controls/list-link.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { ImagesUrlContext } from '#web/ui/pictures/images-url.ts';
import { LanguageContext } from '#web/ui/texts/language.ts';
import type { Route } from './+types/root.ts';
import { useEarlyInput } from './document/early-input.ts';
import { askFirstScript, firstLookScript } from './document/head-scripts.ts';
import { loadSite, SiteContext, useSite } from './site.ts';
import '#web/ui/styles/tokens.css';
import '#web/ui/styles/fonts.css';
import '#web/ui/styles/base.css';
import '#web/ui/styles/choices.css';

// Fonts are not preloaded: the page's inline styles name them at once, and a preload delays the first paint.
export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSite(context, request.signal);
}

/** What the site says about itself only changes with a full page load. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const lang = site?.lang ?? 'fr';
  const readers = useMatches().map(({ handle }) => (handle as { readers?: string } | undefined)?.readers);
  return (
    // The first-look script sets attributes of its own before hydration.
    <html lang={lang} data-readers={readers.find(Boolean)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fffcf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12191e" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <script {...withText(firstLookScript)} />
        <Meta />
        <script {...withText(askFirstScript)} />
        <link rel="manifest" href={paths.webManifest(lang)} />
        <Links />
      </head>
      <body>
        <SiteContext value={site}>
          <LanguageContext value={lang}>
            <ImagesUrlContext value={site?.imagesUrl ?? ''}>{children}</ImagesUrlContext>
          </LanguageContext>
        </SiteContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function withText(text: string) {
  return { dangerouslySetInnerHTML: { __html: text }, suppressHydrationWarning: true };
}

export default function App() {
  useEffect(forgetFirstAnswers, []);
  useEarlyInput();
  return (
    <FollowedLinks>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </FollowedLinks>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useSite();
  return (
    <SiteFrame>
      <title>{layoutTexts(site?.lang ?? 'fr').siteTitle}</title>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
