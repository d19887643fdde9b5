import { preloadModule } from 'react-dom';
import type { ClientInstrumentation } from 'react-router';

declare global {
  /** React Router's map of the site, which each page holds (quick-head.ts). */
  var __reactRouterManifest: { routes: Record<string, { imports?: string[] } | undefined> };
}

/**
 * Asks at once for all that the next page imports: the router loads its module alone, and from there a browser would
 * learn of the others level by level, for a round trip each.
 */
export const askForNextScripts: ClientInstrumentation = {
  route({ id, instrument }) {
    async function ask(load: () => Promise<unknown>): Promise<void> {
      for (const href of __reactRouterManifest.routes[id]?.imports ?? []) preloadModule(href);
      await load();
    }
    // The browser's loader is in the module itself; the service's is asked meanwhile.
    instrument({ 'lazy.loader': ask, loader: ask });
  },
};
