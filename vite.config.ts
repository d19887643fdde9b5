import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The modules of routes: entries, whose own code stays with them. */
const ROUTES = new RegExp(
  `/web/(${[...readFileSync('web/routes.ts', 'utf8').matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, file]) => file).join('|')})`,
);

/**
 * What pages show at once of these folders and all that it needs; what they import when it is wanted keeps files of its
 * own.
 */
function atOnce(name: string, priority: number, folders: RegExp) {
  return { name, priority, tags: ['$initial' as const], test: (id: string) => folders.test(id) && !ROUTES.test(id) };
}

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/;
/** What every page is made of, and what stands around it; of the contract what forms and visitors' pages both want. */
const EVERYWHERE =
  /\/web\/(ui\/(?!browsing|form|scenes|first-call|deletion|search|shop)[\w-]+|layout(\/[\w-]+)?|data|session)\/[^/]+$|\/contract\/(searched|page-limits|picture-names|picture-sizes)/;
/** What every page of the parents begins with. */
const PARENTS =
  /\/web\/(ui\/(first-call|deletion)|data\/registries|accounts\/other-account|wishes\/(adding\/any-shop|owner\/missing))\/|\/web\/wishes\/(adding\/waiting-wish|categories\/create-category)|\/locales\/(second-owners|wishes|registries\/mine)/;

/**
 * A page on a slow line pays for each of its files: what belongs together stands in one (decision 33). Of modules that
 * two of these want, the one with the higher priority has it; what no folder here holds goes with its route.
 */
const CHUNKS = [
  atOnce('site', 8, new RegExp(`${FRAMEWORK.source}|${EVERYWHERE.source}`)),
  atOnce(
    'forms',
    7,
    /node_modules\/(react-hook-form|@hookform|zod)\/|\/web\/ui\/form\/|\/contract\/(?!click-reference|articles)/,
  ),
  atOnce('shop', 6, /\/web\/ui\/shop\//),
  atOnce('scenes', 6, /\/web\/ui\/scenes\//),
  atOnce('visitor', 5, /\/web\/(ui\/browsing\/|registries\/((public|wishes)\/)?|wishes\/)[^/]+$/),
  atOnce('account', 5, /\/web\/(accounts(?!\/other-account)|refuse-mails)\//),
  atOnce('giving', 4, /\/web\/(basket\/(page\/)?|bookings\/(giver\/)?)[^/]+$/),
  atOnce('parents', 4, PARENTS),
  atOnce('managing', 3, /\/web\/((registries|wishes)\/(owner|sharing)\/|bookings\/parents\/|second-owners\/panel\/)/),
  atOnce('adding', 3, /\/web\/wishes\/adding\/[^/]+$/),
  atOnce('parents-forms', 2, /\/web\/((registries|wishes)\/editor|pictures)\//),
];

const sheets = new Map<string, string>();

/** `button_primary`: readable, and it packs better than a hash. */
function classNameOf(local: string, file: string): string {
  const [path = ''] = file.split('?');
  const name = basename(path, '.module.css');
  const namesake = sheets.get(name);
  if (namesake && namesake !== path) throw new Error(`Two sheets would give the same classes: ${namesake}, ${path}`);
  sheets.set(name, path);
  return `${name}_${local}`;
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // The server's pages hold their packages: they load in a quarter of the time (decision 57).
  ssr: { noExternal: command === 'build' || [] },
  publicDir: 'web/public',
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    manifest: true,
    target: 'es2022',
    // A hundredth less than the bundler's own makes of it, and the public list has no hundredth to spare (decision 33).
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    // Colours for both themes are written as browsers of 2024 know them; an older phone gets what it can read.
    cssTarget: 'safari16.4',
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
}));
