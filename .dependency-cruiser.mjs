// Who may import whom; scripts/check-imports.mjs runs it.

const TEST = '\\.(test|faults)\\.tsx?$';

// The folders from the bottom up. A folder may import those on the lines above its own, never its neighbours.
const PLATFORM = [
  ['config'],
  ['database', 'files', 'html', 'processes'],
  ['jobs'],
  ['mail'],
  ['http'],
  ['kept', 'guarded-fetch'],
];
const FEATURES = [
  ['accounts', 'shops'],
  ['affiliate'],
  ['pictures', 'shop-pages'],
  ['catalogue'],
  ['registries', 'blog'],
  ['second-owners'],
  ['bookings'],
  ['wishes'],
  ['registries-with-wishes', 'superuser-mails', 'refuse-mails', 'contact', 'admin'],
  ['farewells'],
  ['personal-data'],
  ['service', 'pages', 'extension'],
];
// The data and the session know each other: a call carries the session, and a call tells who is logged in.
const WEB = [
  ['data|session'],
  ['ui', 'document'],
  ['accounts', 'basket', 'pictures'],
  ['layout', 'bookings', 'refuse-mails'],
  ['wishes'],
  ['catalogue', 'second-owners'],
  ['registries'],
  ['home', 'info', 'help', 'admin', 'offline'],
];

const platform = PLATFORM.flat().join('|');
const features = FEATURES.flat().join('|');

/** One rule per folder: no imports of its neighbours or of anything higher. */
function downwardOnly(base, tiers) {
  return tiers.flatMap((tier, height) =>
    tier.map((folder) => {
      const higher = tiers.slice(height).flat();
      return forbid(`${base}/${folder}-imports-downward-only`, `^${base}/(${folder})/`, {
        path: `^${base}/(${higher.join('|')})/`,
        pathNot: `^${base}/(${folder})/`,
      });
    }),
  );
}

/** The files of database/schema/ not named after the feature whose tables they contain. */
const TABLES = { registries: ['registries', 'short-links', 'sharing'] };
/** Tables of a higher feature that are joined all the same (decision 34). */
const JOINED = { bookings: ['wishes'], registries: ['second-owners'] };

/** Knowing a feature's tables counts as importing it. */
function tablesDownwardOnly(tiers) {
  return tiers.flatMap((tier, height) =>
    tier.map((folder) => {
      const higher = tiers.slice(height).flat();
      const unknown = higher.filter((other) => other !== folder && !JOINED[folder]?.includes(other));
      const files = unknown.flatMap((other) => TABLES[other] ?? [other]);
      return forbid(`server/${folder}-knows-tables-downward-only`, `^server/${folder}/`, {
        path: `^server/database/schema/(${files.join('|')})\\.ts$`,
      });
    }),
  );
}

/** Our files at `from` import none of our other files but `allowed`. */
function ownImports(name, from, allowed) {
  return forbid(name, from, { path: '^(contract|server|web|locales|extension|e2e|bench|scripts)/', pathNot: allowed });
}

/** Files at `from` import no packages but `allowed`, and nothing from Node. */
function packages(name, from, allowed) {
  const others = { path: '(^|/)node_modules/', pathNot: `(^|/)node_modules/(@types/)?(${allowed.join('|')})/` };
  return [
    forbid(`${name}-packages`, from, others),
    forbid(`${name}-runs-anywhere`, from, { dependencyTypes: ['core'] }),
  ];
}

/** Tests may look everywhere. */
function forbid(name, from, to) {
  return { name, severity: 'error', from: { path: from, pathNot: TEST }, to };
}

export default {
  forbidden: [
    { name: 'no-circular-imports', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'imports-exist',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[+]types/' },
    },
    {
      name: 'nobody-imports-tests-and-benches',
      severity: 'error',
      from: { path: '/', pathNot: ['^(e2e|bench|(server|web)/testing)/', TEST] },
      to: { path: ['^(e2e|bench|(server|web)/testing)/', TEST] },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^(contract|server|web|locales)/', pathNot: ['^(server|web)/testing/', TEST] },
      to: { dependencyTypes: ['npm-dev'] },
    },

    ownImports('contract-imports-itself', '^contract/', '^contract/|^locales/languages\\.ts$'),
    ...packages('contract', '^contract/', ['zod']),

    ownImports('locales-import-themselves', '^locales/', '^(locales|contract)/'),
    ...packages('locales', '^locales/', ['-']),

    ownImports('server-imports', '^server/(?!pages/|testing/processes/)', '^(server|contract|locales)/'),
    // Tests start services the way `npm start` does.
    ownImports('test-process-imports', '^server/testing/processes/', '^server/|^scripts/(processes|service)\\.mjs$'),
    // What the server tells each page it renders.
    ownImports('page-server-imports', '^server/pages/', '^(server|contract|locales)/|^web/data/page-context\\.ts$'),
    ownImports('config-is-the-lowest', '^server/config/', '^(contract|locales|server/config)/'),
    ownImports(
      'platform-knows-no-feature',
      `^server/((${platform})/|context\\.ts)`,
      `^(contract|locales)/|^server/((${platform})/|context\\.ts)`,
    ),
    forbid('features-do-not-know-the-app', `^server/(${features})/`, {
      path: '^server/([^/]+\\.ts$|(commands|start|background)/)',
      pathNot: '^server/context\\.ts$',
    }),
    forbid(
      'server-folders-have-a-place-in-this-file',
      `^server/(?!(${platform}|${features}|commands|start|testing|background)/)[^/]+/`,
      {},
    ),
    ...downwardOnly('server', [...PLATFORM, ...FEATURES]),
    ...tablesDownwardOnly(FEATURES),

    ownImports('extension-imports-itself', '^extension/', '^extension/'),
    ownImports('web-imports', '^web/', '^(web|contract|locales)/|^extension/hand-over\\.js$'),
    forbid('web-runs-in-a-browser', '^web/(?!entry\\.server\\.tsx)', { dependencyTypes: ['core'] }),
    forbid('parts-do-not-know-the-site', '^web/[^/]+/', {
      path: '^web/(root\\.tsx|routes\\.ts|entry\\.[a-z]+\\.tsx)$',
    }),
    forbid('web-folders-have-a-place-in-this-file', `^web/(?!(${WEB.flat().join('|')}|public|testing)/)[^/]+/`, {}),
    ...downwardOnly('web', WEB),
    // Forms and notices know how a call can fail; nothing in ui makes one.
    ownImports(
      'ui-imports',
      '^web/ui/',
      '^(web/ui|locales)/|^web/(data/api-errors|session/(browser-store|safe-storage))\\.ts$|^contract/(everywhere/|shops/(amazon|click-reference)\\.ts$|(errors|limits|pages)\\.ts$)',
    ),
    ...packages('ui', '^web/ui/', ['react', 'react-dom', 'react-router', 'react-hook-form', '@hookform', 'zod']),
  ],
  options: {
    // Under TypeScript 7 the default parser finds no modules, and reports that all is well.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
