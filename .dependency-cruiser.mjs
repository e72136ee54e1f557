/**
 * The structure of the repository as rules (`npm run check`, step "structure"): no import cycle,
 * the layers of the API, and who may touch the database. Which workspace may import which is
 * checked by ESLint (scripts/eslint/allowed-imports.mjs), where an editor shows it.
 */

/**
 * The layers of `api/src`. A layer may import the layers of earlier rows; layers of one row do not
 * import each other.
 */
const LAYERS = [
  ['core'],
  ['http'],
  ['identity'],
  ['commerce', 'bot', 'content', 'platform'],
  ['staff'],
  ['admin'],
  ['app'],
];

const folders = (/** @type {string[]} */ names) => `^api/src/(${names.join('|')})/`;

/** One rule per layer: what it must not import. */
const layers = LAYERS.flatMap((row, index) =>
  row.map((layer) => {
    const above = LAYERS.slice(index + 1).flat();
    const siblings = row.filter((name) => name !== layer);
    return {
      name: `api-layer-${layer}`,
      comment: `api/src/${layer} imports a layer above it or beside it (ARCHITECTURE.md, "Layers of the API")`,
      severity: 'error',
      from: { path: folders([layer]) },
      to: { path: folders([...siblings, ...above, '(?:main|cli)\\.ts$']) },
    };
  }),
).filter(({ to }) => !to.path.includes('()'));

/** Files that may build and run statements. */
const REPOSITORIES = '^api/src/(.*\\.(repository|table)\\.ts$|core/db/|app/schema\\.ts$)';

export default {
  forbidden: [
    {
      name: 'no-file-cycle',
      comment: 'Files import each other in a circle; move what both need into a file of its own',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      comment:
        'Folders import each other in a circle; move what both need into a folder of its own',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...layers,
    {
      name: 'the-platform-names-no-noun-of-the-site',
      comment:
        'The platform knows no page and no noun of the site; a remote declares what it needs to know (docs/decisions/0094, 0095)',
      severity: 'error',
      from: {
        path: '^(api/src/(admin|core|http|identity|platform)|shell/src|shared/(ui|remote|sdk))/',
      },
      to: { path: '^shared/contracts/' },
    },
    {
      name: 'only-its-folder-uses-the-sdk-of-stripe',
      comment: 'Stripe is spoken in api/src/commerce/stripe alone; use PaymentProvider',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '^api/src/commerce/stripe/' },
      to: { path: 'node_modules/stripe/' },
    },
    {
      name: 'only-the-list-of-providers-imports-one',
      comment: 'The store knows PaymentProvider (commerce/payments); commerce/providers binds one',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '^api/src/commerce/(stripe|providers)/' },
      to: { path: '^api/src/commerce/stripe/' },
    },
    {
      name: 'only-repositories-use-the-query-builder',
      comment: 'Statements belong into a *.repository.ts file',
      severity: 'error',
      from: { path: '^api/src/', pathNot: REPOSITORIES },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'only-repositories-use-tables',
      comment: 'Statements belong into a *.repository.ts file; types of rows may be imported',
      severity: 'error',
      from: { path: '^api/src/', pathNot: REPOSITORIES },
      to: { path: '\\.table\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unresolved-import',
      comment: 'The module does not exist',
      severity: 'error',
      from: {},
      // Types of syntax trees have no module.
      to: { couldNotResolve: true, pathNot: '^(node|hast|mdast)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests import what they test, from wherever it lies; nothing imports a test. The other bundlers
    // (e2e/fixtures/bundlers) have packages of their own, which need not be installed; the template of a remote reads what is packed.
    exclude: {
      path: '(/dist/|\\.test\\.tsx?$|^e2e/fixtures/bundlers/|^shared/create-portico-remote/template/)',
    },
    // Imports of types count: they tie files together as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@portico/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
