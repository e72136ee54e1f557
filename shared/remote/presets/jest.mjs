import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** Tests use the sources in this repository, and the build output of the published package. */
const END = import.meta.url.includes('/dist/presets/') ? 'js' : 'ts';
const file = (/** @type {string} */ name, end = END) =>
  fileURLToPath(new URL(`../jest/${name}.${end}`, import.meta.url));

const swc = (/** @type {object} */ parser) => [
  resolve('@swc/jest'),
  {
    swcrc: false,
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

/** Jest's configuration of a remote: React components in jsdom, with the sources of the packages. */
export const jestConfig = {
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts?(x)'],
  testEnvironment: file('browser-environment'),
  testEnvironmentOptions: { customExportConditions: ['@portico/source', 'browser'] },
  setupFiles: [file('browser-setup')],
  setupFilesAfterEnv: [resolve('@testing-library/jest-dom'), file('wait-timeout')],
  moduleNameMapper: {
    '^react-apexcharts$': file('chart-stub', END === 'ts' ? 'tsx' : 'js'),
    '\\.(css|svg|png|webp|avif)$': file('file-stub'),
  },
  transform: {
    '^.+\\.[cm]?tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '^.+\\.[cm]?jsx?$': swc({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: ['/node_modules/(?!@portico/)'],
  testTimeout: 20_000,
};
