import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The route modules: entries, whose own code stays with them. */
const ROUTES = new RegExp(
  `/web/(${[...readFileSync('web/routes.ts', 'utf8').matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, file]) => file).join('|')})`,
);

/**
 * What pages show at once from these folders, with everything it needs; what is imported on demand keeps files of its
 * own.
 */
function atOnce(name: string, priority: number, folders: RegExp) {
  return { name, priority, tags: ['$initial' as const], test: (id: string) => folders.test(id) && !ROUTES.test(id) };
}

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/;
/** What every page is made of and surrounded by. */
const EVERYWHERE =
  /\/web\/(ui\/(?!browsing|copying|form|scenes|first-call|confirmation|facts|opening|search|shop)[\w-]+|layout(\/[\w-]+)?|data|session)\/[^/]+$|\/contract\/everywhere\//;
/** What all of the parents' pages begin with, and areas of texts that several of them share. */
const PARENTS =
  /\/web\/(ui\/(first-call|confirmation|facts|opening)|data\/registries|accounts\/other-account|registries\/mine\/deletion|wishes\/(adding\/any-shop|owner\/missing))\/|\/locales\/(second-owners|wishes|registries\/mine)\.ts/;

/**
 * On a slow line every file costs time, so what belongs together is one file (decision 33). A module wanted by two
 * groups goes to the one with the higher priority; one wanted by none stays with its route.
 */
const CHUNKS = [
  atOnce('site', 8, new RegExp(`${FRAMEWORK.source}|${EVERYWHERE.source}`)),
  atOnce(
    'forms',
    7,
    /node_modules\/(react-hook-form|@hookform|zod)\/|\/web\/(ui\/form|data\/idempotency)\/|\/contract\/[^/]+$/,
  ),
  atOnce('copying', 6, /\/web\/ui\/copying\//),
  atOnce('shop', 6, /\/web\/ui\/shop\//),
  atOnce('scenes', 6, /\/web\/ui\/scenes\//),
  atOnce('search', 6, /\/web\/ui\/search\//),
  atOnce('visitor', 5, /\/web\/(ui\/browsing\/|registries\/((public|wishes)\/)?|wishes\/)[^/]+$/),
  atOnce('account', 5, /\/web\/(accounts(?!\/other-account)|refuse-mails)\//),
  atOnce('giving', 4, /\/web\/(basket\/(page\/)?|bookings\/(giver\/)?)[^/]+$/),
  atOnce('parents', 4, PARENTS),
  atOnce(
    'managing',
    3,
    /\/web\/((registries|wishes)\/(owner|sharing|short-links)\/|bookings\/parents\/|second-owners\/panel\/)/,
  ),
  atOnce('adding', 3, /\/web\/wishes\/adding\/[^/]+$/),
  atOnce('parents-forms', 2, /\/web\/((registries|wishes)\/editor|pictures)\//),
];

const sheets = new Map<string, string>();

/** `button_primary`: readable, and compresses better than a hash. */
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
  // The server's pages bundle their packages: they load in a quarter of the time (decision 57).
  ssr: { noExternal: command === 'build' || [] },
  publicDir: 'web/public',
  css: { modules: { generateScopedName: classNameOf } },
  // Nobody downloads the server's pages, on which terser would spend half of the build.
  environments: { ssr: { build: { minify: 'oxc' } } },
  build: {
    manifest: true,
    // What is loaded later need not name what every page has already.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !/\/(site|rolldown-runtime)-/.test(file)),
    },
    target: 'es2022',
    // One per cent smaller than the bundler's own minifier, and the public list has nothing to spare (decision 33).
    minify: 'terser',
    // Without what Vite adds for Safari 10, which is 200 bytes.
    terserOptions: { module: true, ecma: 2020, safari10: false, compress: { passes: 3 } },
    // Colours for both themes use syntax of 2024; older phones get what they can read.
    cssTarget: 'safari16.4',
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
}));
