/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import projects from './jest.config.ts';

/** Jest's project of the API alone, with the one test file that imports those of a group. */
export default async (): Promise<Config> => {
  const all = (await projects()).projects as Config[];
  const api = all.find(({ displayName }) => displayName === 'api');
  return {
    ...api,
    testMatch: ['<rootDir>/api/test/mutants.test.ts'],
    // Stryker loads it itself, where `<rootDir>` has no meaning.
    testEnvironment: `${__dirname}/scripts/jest/api-environment.cjs`,
  };
};
