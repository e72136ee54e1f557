/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Compiled output and data never hold tests or modules of their own. */
const ignored = ['/dist/', '<rootDir>/\\.cache/', '/\\.data/', '/coverage/'];

/**
 * Tests that take long or measure times run by `npm test -- long`, `attack`, `bots` and `chaos` alone.
 * Those of bots need Python, Java and npm's registry.
 */
const left = ['long', 'attack', 'bots', 'chaos']
  .filter((kind) => process.env[`${kind.toUpperCase()}_TESTS`] !== '1')
  .map((kind) => `\\.${kind}\\.test\\.ts$`);

const typescript = { syntax: 'typescript', tsx: true, decorators: true } as const;
const javascript = { syntax: 'ecmascript', jsx: true } as const;

/** @param parser a `.js` file of an ESM-only package needs the other grammar */
const swc = (parser: typeof typescript | typeof javascript): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser,
      target: 'es2022',
      keepClassNames: true,
      transform: {
        react: { runtime: 'automatic' },
        legacyDecorator: true,
        decoratorMetadata: true,
      },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

const common = {
  rootDir: __dirname,
  moduleNameMapper: { '^fast-check$': '<rootDir>/scripts/jest/properties.cjs' },
  // Outlives the folder of passing files that `npm test` gives a run.
  cacheDirectory: `${__dirname}/.cache/jest`,
  modulePathIgnorePatterns: ignored,
  testPathIgnorePatterns: ['/node_modules/', ...ignored, ...left],
  transform: { '^.+\\.[cm]?tsx?$': swc(typescript), '^.+\\.[cm]?jsx?$': swc(javascript) },
} satisfies Config;

const under = (...folders: string[]) => ({ roots: folders.map((name) => `<rootDir>/${name}`) });

const config = (remotes: readonly string[]): Config => ({
  projects: [
    {
      ...common,
      displayName: 'browser',
      ...under(
        'shell',
        ...remotes,
        'shared/sdk/runtime',
        'shared/ui/components',
        'shared/ui/charts',
        'shared/contracts/checks',
      ),
      testMatch: ['**/*.test.ts?(x)'],
      testEnvironment: '<rootDir>/shared/remote/jest/browser-environment.ts',
      testEnvironmentOptions: { customExportConditions: ['@portico/source', 'browser'] },
      // Rules are inserted one by one, as in production: else jsdom reads all of them again for each new one.
      globals: { SC_DISABLE_SPEEDY: false },
      setupFiles: ['<rootDir>/shared/remote/jest/browser-setup.ts'],
      setupFilesAfterEnv: [
        '@testing-library/jest-dom',
        '<rootDir>/shared/remote/jest/wait-timeout.ts',
        '<rootDir>/scripts/jest/translated-pages.ts',
      ],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^react-apexcharts$': '<rootDir>/shared/remote/jest/chart-stub.tsx',
        // Answers are compared with their whole contracts, as in drafts.
        '^(\\.\\./)+call\\.ts$': '<rootDir>/shared/contracts/checks/call.ts',
      },
    },
    {
      ...common,
      displayName: 'node',
      ...under(
        'shared/sdk/platform',
        'shared/sdk/contracts',
        'shared/sdk/rules',
        'shared/contracts/economy',
        'shared/contracts/ingest',
        'shared/contracts/rules',
        'shared/contracts/store',
        'shared/remote',
        'shared/create-portico-remote',
        'shared/bot',
        'sandbox',
        'scripts',
      ),
      testMatch: ['**/*.test.ts'],
      testEnvironment: 'node',
      testEnvironmentOptions: {
        customExportConditions: ['@portico/source', 'node', 'node-addons'],
      },
    },
    {
      ...common,
      displayName: 'api',
      // The site pack's libraries are modules, which this project's loader leaves to Node.
      ...under('api', 'shared/site'),
      testMatch: ['**/*.test.ts'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        // As the site pack's index.ts names it.
        '^\\./read/compile-site\\.ts$': '<rootDir>/scripts/jest/sites-once.ts',
      },
      transform: {
        // Jest loads its own packages and Stryker's; csv-stringify checks patterns of a test with instanceof RegExp.
        '/node_modules/(?!@?jest|expect/|pretty-format/|csv-stringify/|@stryker-mutator/).+\\.[cm]?js$':
          '<rootDir>/scripts/jest/packages-once.cjs',
        ...common.transform,
      },
      transformIgnorePatterns: [],
      globalSetup: '<rootDir>/scripts/jest/start-database-server.cjs',
      globalTeardown: '<rootDir>/scripts/jest/stop-database-server.cjs',
      testEnvironment: '<rootDir>/scripts/jest/api-environment.cjs',
      setupFilesAfterEnv: [
        '<rootDir>/scripts/jest/database-timeout.ts',
        '<rootDir>/scripts/jest/egress-guard.ts',
      ],
      testEnvironmentOptions: {
        customExportConditions: ['@portico/source', 'node', 'node-addons'],
      },
    },
  ],
  testSequencer: '<rootDir>/scripts/jest/sequencer.cjs',
  maxWorkers: '100%',
  // A worker keeps something of each file that starts the API, on Node 24 more than on Node 20.
  workerIdleMemoryLimit: '2GB',
  // Fits a unit test on a busy machine; what starts a database or a build raises it for itself.
  testTimeout: 20_000,
});

// Imported when Jest loads the configuration: its loader turns static imports into require().
export default async () => config((await import('./shared/sdk/platform/remotes.js')).REMOTE_NAMES);
