import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { allowedImportsRule } from './scripts/eslint/allowed-imports-rule.mjs';
import { noPatternFromText } from './scripts/eslint/no-pattern-from-text.mjs';
import { noSitePaths } from './scripts/eslint/no-site-paths.mjs';
import { noRawStyle } from './scripts/eslint/no-raw-style.mjs';
import { noHtmlFromText } from './shared/remote/presets/no-html-from-text.mjs';

/** Statements, on a transaction or on the database itself. */
const STATEMENT = '[callee.property.name=/^(select|selectDistinct|insert|update|delete|execute)$/]';
const noStatements = ['[callee.object.name=/^(tx|db)$/]', "[callee.object.property.name='db']"].map(
  (target) => ({
    selector: `CallExpression${target}${STATEMENT}`,
    message: 'Statements belong into a *.repository.ts file.',
  }),
);

/** Fastify's address of a client keeps the port that a proxy has written. */
const noRawAddress = {
  selector: 'MemberExpression[object.name=/^(req|request)$/][property.name=/^ips?$/]',
  message: 'Use request.clientAddress (api/src/http/request/client-address.ts).',
};

/** One payment provider's terms, outside of the folder that speaks them (docs/decisions/0091-payment-provider.md). */
const noProviderTerms = {
  selector: 'Identifier[name=/stripe/i]',
  message:
    'Only api/src/commerce/stripe speaks of Stripe: use PaymentProvider (commerce/payments).',
};
/** Its folder, the list of providers, and the names of the operator's settings. */
const SPEAK_OF_STRIPE = ['api/src/commerce/{stripe,providers}/**', 'api/src/core/config/**'];

/** Rules of all code. */
const forAllCode = [
  ...noHtmlFromText,
  {
    selector:
      "CallExpression[callee.name=/^create(Hash|Hmac)$/][arguments.0.type='Literal'][arguments.0.value!=/^sha(256|384|512)$/]",
    message: 'Use SHA-256, SHA-384 or SHA-512 (docs/security.md).',
  },
];

const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'e2e/**'];

/** Files that make patterns of texts of this repository, which nobody else can write. */
const PATTERNS_OF_OWN_TEXTS = [
  // The patterns of the contracts.
  'api/src/platform/smoke/example-value.ts',
  // Names of elements and functions.
  'shared/remote/dev/document.ts',
  // Tests of patterns.
  'mfe-tools/src/embed-code/pattern-{attacks,steps}.ts',
  'scripts/{demo/load,check/references/{names,numbers}}.ts',
];

/** Rules that read syntax alone; those that need types are oxlint's (.oxlintrc.json). */
export default defineConfig(
  globalIgnores(['**/dist/', '**/.cache/', '**/.data/', 'coverage/', 'test-results/']),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      portico: {
        rules: {
          'allowed-imports': allowedImportsRule,
          'no-pattern-from-text': noPatternFromText,
          'no-site-paths': noSitePaths,
          'no-raw-style': noRawStyle,
        },
      },
    },
    rules: {
      'portico/allowed-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-eval': 'error',
      'no-implied-eval': 'off',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...forAllCode],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: [
      'api/src/{core,http,platform,bot}/**',
      'shell/src/**',
      'shared/sdk/{platform,runtime}/**',
      'shared/{ui,remote}/**',
    ],
    ignores: [
      // Examples of the manual show addresses.
      ...['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'api/src/platform/docs/examples/**'],
      // Where remotes are mounted.
      'shared/sdk/platform/remotes.js',
    ],
    rules: { 'portico/no-site-paths': 'error' },
  },
  // Written by `npm run answers`.
  { files: ['shared/**/answers.ts'], rules: { 'max-lines': 'off' } },
  {
    // Nest reads the types of constructor parameters when it runs: they are no type imports.
    files: ['api/**', 'bench/src/requests/peer/**'],
    languageOptions: {
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
  },
  {
    files: ['api/src/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forAllCode, noProviderTerms] },
  },
  {
    files: ['api/src/**'],
    ignores: ['**/*.repository.ts', 'api/src/core/db/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...forAllCode, ...noStatements, noRawAddress, noProviderTerms],
      ],
    },
  },
  {
    files: SPEAK_OF_STRIPE,
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forAllCode, ...noStatements, noRawAddress] },
  },
  {
    files: ['api/src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['child_process', 'node:child_process'].map((name) => ({
            name,
            message: 'The API starts no process: no input can become a command.',
          })),
          patterns: [
            {
              group: ['@nestjs/*/*', 'fastify/*'],
              message:
                'Internals of NestJS and Fastify change without notice. Import what they document.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shell/**', 'mfe-*/**', 'shared/{sdk,ui}/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['shell/src/**', 'mfe-*/src/**', 'shared/{sdk,ui}/**'],
    ignores: ['shared/sdk/runtime/clipboard/copy-text.ts', '**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'navigator',
          property: 'clipboard',
          message: 'Use copyText of @portico/sdk: it also helps where the browser refuses to copy.',
        },
      ],
    },
  },
  {
    // Searches in foreign text take linear time (docs/decisions/0044-own-work-of-a-call.md).
    files: ['{api,shared,shell,mfe-*,sandbox,scripts}/**'],
    ignores: testFiles,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['{api,shared,shell,mfe-*,sandbox,scripts}/**'],
    ignores: [...testFiles, ...PATTERNS_OF_OWN_TEXTS],
    rules: { 'portico/no-pattern-from-text': 'error' },
  },
  {
    files: ['{api,mfe-*,shell}/src/**', 'shared/**'],
    ignores: testFiles,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['decodeURI', 'decodeURIComponent'].map((name) => ({
          name,
          message: 'A bare % makes it throw: use percentDecoded of @portico/sdk/rules/percent.',
        })),
      ],
    },
  },
  {
    files: ['{shell,mfe-*}/src/**', 'shared/ui/components/**'],
    // What looks like Discord has Discord's sizes and colors.
    ignores: ['mfe-tools/src/preview/**', 'mfe-public/src/chat/**'],
    rules: { 'portico/no-raw-style': 'error' },
  },
  {
    files: ['mfe-*/src/**', 'shared/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              allowImportNames: ['css', 'keyframes', 'styled'],
              message: 'The shell provides these names (shell/src/federation/shared-modules.ts).',
            },
          ],
        },
      ],
    },
  },
  {
    files: testFiles,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forAllCode,
        {
          selector:
            'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo|fixme|failing)$/]',
          message: 'A test runs, or it is not there.',
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for a condition, not for a while.',
        },
      ],
      // Playwright reads a fixture's needs from its parameter's braces, also where they are empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // What runs before the install or is loaded by a tool; tsc checks its JSDoc types.
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      'no-undef': 'off',
    },
  },
);
