import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { bordersRule } from './scripts/eslint/borders-rule.mjs';

const HTML_SINKS = 'React builds the page; text is never parsed as HTML (DESIGN §6).';
const CHART_HTML = 'ApexCharts would write this as HTML; series names are people’s words.';

/** Every way of our own code to have text parsed as HTML. */
const noHtmlFromText = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: HTML_SINKS,
  },
  {
    selector: "Property[key.name='dangerouslySetInnerHTML']",
    message: HTML_SINKS,
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    message: HTML_SINKS,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseFromString|createContextualFragment)$/]',
    message: HTML_SINKS,
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: HTML_SINKS,
  },
  {
    selector: "Property[key.name='tooltip'] > ObjectExpression > Property[key.name='custom']",
    message: CHART_HTML,
  },
  {
    selector: 'Property[key.name=/^custom(HTML|SVG)$/]',
    message: CHART_HTML,
  },
];

/** As `npm run check` types them: the parts of a page are one program, read once. */
const PROGRAMS = [
  'tsconfig.browser.json',
  ...['api', 'shared', 'sandbox', 'e2e', 'bench', 'scripts', 'scripts/jest'].map(
    (folder) => `${folder}/tsconfig.json`,
  ),
];

const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'e2e/**'];

export default defineConfig(
  globalIgnores(['**/dist/', '**/.cache/', '**/.data/', 'coverage/', 'test-results/']),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: PROGRAMS,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { portico: { rules: { borders: bordersRule } } },
    rules: {
      'portico/borders': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-eval': 'error',
      'no-implied-eval': 'off',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...noHtmlFromText],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Nest injects by type and keeps async signatures for interfaces.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['shell/**', 'mfe-*/**', 'shared/{charts,sdk,ui}/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['mfe-*/src/**', 'shared/{charts,ui}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              allowImportNames: ['css', 'keyframes', 'styled'],
              message: 'The shell lends these names (shell/src/federation/lent-libraries.ts).',
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
        ...noHtmlFromText,
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
      // Expectations read answers whose shape they are about to check.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Plain JavaScript runs before anything is installed; tsc checks its JSDoc types.
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { project: null } },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-require-imports': 'off',
      'no-undef': 'off',
    },
  },
);
