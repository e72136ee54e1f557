import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noHtmlFromText } from './no-html-from-text.mjs';

/** Modules that the shell provides through the sdk only. */
const BY_SDK = [
  'react-router',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/*',
  'react-redux',
  '@module-federation/*',
];

/** The lint rules of a remote, with its allowed imports. */
export const eslintConfig = defineConfig(
  globalIgnores(['dist/', '.cache/', 'coverage/']),
  js.configs.recommended,
  tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    rules: { 'no-restricted-syntax': ['error', ...noHtmlFromText] },
  },
  {
    files: ['src/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              allowImportNames: ['css', 'keyframes', 'styled'],
              message: 'The shell provides these names.',
            },
            { name: '@portico/sdk/host', message: 'It is reserved for the shell.' },
            { name: '@portico/sdk/prerender', message: 'It is reserved for the build.' },
          ],
          patterns: [
            { group: BY_SDK, message: 'Import it from @portico/sdk or @portico/sdk/data.' },
            {
              group: ['@portico/remote', '@portico/remote/*'],
              message: 'It is reserved for the build.',
            },
            { group: ['mfe-*'], message: 'Use an extension that the other remote offers.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      // Not the same rule as above: both apply to a file.
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@portico/sdk/testing', message: 'It is reserved for tests.' }] },
      ],
      'no-restricted-syntax': [
        'error',
        ...noHtmlFromText,
        {
          selector:
            "ImportDeclaration[importKind='value'][source.value=/^[^.].*contracts.*schema$/]",
          message: 'Browsers need no zod: write "import type".',
        },
      ],
    },
  },
);
