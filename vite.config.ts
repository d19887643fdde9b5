import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oneLanguage } from './vite.languages.ts';

/** The modules of routes: entries, whose own code stays with them. */
const ROUTES = new RegExp(
  `/web/(${[...readFileSync('web/routes.ts', 'utf8').matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, file]) => file).join('|')})`,
);

/** What pages show at once of these modules; what they import when it is wanted keeps files of its own. */
function atOnce(name: string, priority: number, modules: RegExp) {
  return { name, priority, tags: ['$initial' as const], test: (id: string) => modules.test(id) && !ROUTES.test(id) };
}

/**
 * A page on a slow line pays for each of its files: what belongs together stands in one. The framework, what every page
 * shows, what visitors' pages share, forms, and what the pages of each area have in common; the rest follows the routes.
 */
const CHUNKS = [
  {
    name: 'framework',
    priority: 9,
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown[/:]runtime|vite\/preload-helper/,
  },
  {
    name: 'site',
    priority: 8,
    test: /\/web\/(ui\/(?!form\/|use-draft|drawings\/(?!gift|no-result|cover))|layout\/(?!secured|redirect)|basket\/(store|contents)|accounts\/after-registration|(api|session|site|draft|page-context|own-view)[^/]*\.ts)|\/locales\/(fr\/)?(ui|layout|catalogue)\.ts|\/contract\/(limits|pages)\.ts|virtual:page-texts/,
  },
  {
    name: 'visitor',
    priority: 7,
    test: /\/web\/(lists\/(use-filters|filters|filter-bar|list-header|quote|none-found|print-note|category-sections|cash-pool-card|public-list-view|manager-link)|wishes\/(wish-card|reserve-button|not-found|affiliate-note)|basket\/basket-bar|ui\/drawings\/empty-list)[^/]*|\/locales\/(fr\/)?registries\/(public|registry)\.ts/,
  },
  {
    name: 'forms',
    priority: 6,
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|\/web\/(ui\/(form\/|use-draft)|basket\/email-slips)|\/contract\/(?!limits)/,
  },
  atOnce('drawings', 6, /\/web\/ui\/drawings\/hero/),
  atOnce(
    'gift',
    5,
    /\/web\/(wishes\/(shop-link|booking-state|managed-list|wish-error)|lists\/list-error|find-list)|\/locales\/(fr\/)?(wishes|second-owners)\.ts/,
  ),
  atOnce(
    'account',
    4,
    /\/web\/(accounts\/|ui\/drawings\/lock)|\/locales\/(fr\/)?(accounts|my-account|refuse-mails)\.ts/,
  ),
  atOnce(
    'giving',
    3,
    /\/web\/basket\/(?!.*form|.*field|lost|send|summary|email-echo)|\/locales\/(fr\/)?(basket|bookings)\.ts/,
  ),
  atOnce(
    'parents',
    2,
    /\/web\/(lists|wishes)\/(?!public-|list-form|wish-(form|fields|values)|create-category|category-field|picture-upload|cover)|\/locales\/(fr\/)?registries\/(mine|owner)\.ts/,
  ),
  atOnce(
    'parents-forms',
    1,
    /\/web\/(lists|wishes|pictures)\/(?!public-)|\/locales\/(fr\/)?(registries\/editor|pictures)\.ts/,
  ),
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
