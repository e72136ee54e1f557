/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import projects from './jest.config.ts';

/** Jest's project of the API alone, with the tests of one group. Stryker knows no `projects`. */
export default async (): Promise<Config> => {
  const all = (await projects()).projects as Config[];
  const api = all.find(({ displayName }) => displayName === 'api');
  const tests = JSON.parse(process.env.MUTANTS_TESTS ?? '[]') as string[];
  return {
    ...api,
    testMatch: tests.map((path) => `<rootDir>/api/${path}`),
    // Stryker loads it itself, where `<rootDir>` has no meaning.
    testEnvironment: `${__dirname}/scripts/mutants/environment.cjs`,
  };
};
