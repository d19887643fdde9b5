import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oneLanguage } from './vite.languages.ts';

/**
 * Few files for a public page, and no form library in it: the framework, what every page shows, what visitors' pages
 * share and what forms need go into one chunk each; the rest follows the routes.
 */
const CHUNKS = [
  {
    name: 'framework',
    priority: 4,
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown[/:]runtime|vite\/preload-helper/,
  },
  {
    name: 'site',
    priority: 3,
    test: /\/web\/(ui\/(?!form\/|use-draft|drawings\/(?!gift|no-result|cover))|layout\/(?!secured|redirect)|basket\/(store|contents)|accounts\/after-registration|(api|session|paths|site|draft|page-context)[^/]*\.ts)|\/locales\/(fr\/)?(ui|layout|catalogue)\.ts|virtual:page-texts/,
  },
  {
    name: 'visitor',
    priority: 2,
    test: /\/web\/(lists\/(use-filters|filters|filter-bar|list-header|quote|none-found|print-note|category-sections|cash-pool-card)|wishes\/(wish-card|reserve-button|not-found|affiliate-note)|basket\/basket-bar|ui\/drawings\/empty-list)[^/]*|\/locales\/(fr\/)?(public-list|lists)\.ts/,
  },
  { name: 'forms', priority: 1, test: /node_modules\/(react-hook-form|@hookform|zod)\/|\/web\/ui\/(form\/|use-draft)/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [oneLanguage(), reactRouter()],
  publicDir: 'web/public',
  build: {
    manifest: true,
    target: 'es2022',
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: CHUNKS } } },
  },
}));
