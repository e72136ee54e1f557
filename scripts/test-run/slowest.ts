import { relative } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

/** A test file and the milliseconds that it took. */
export interface TimedFile {
  file: string;
  ms: number;
}

/** The fields of Jest's `--json` file that are read. */
export interface JestTimes {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** A file or a `describe` of Playwright's JSON report. */
interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

/** The fields of Playwright's JSON report that are read. */
export interface PlaywrightTimes {
  suites: Suite[];
}

export const jestFiles = ({ testResults }: JestTimes): TimedFile[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    ms: endTime - startTime,
  }));

/** @param folder of the tests, below the root */
export const playwrightFiles = ({ suites }: PlaywrightTimes, folder: string): TimedFile[] =>
  suites.map((suite) => ({ file: `${folder}/${suite.file}`, ms: timeOf(suite) }));

function timeOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + timeOf(suite), 0)
  );
}

/** The files that took longest, a line each: `  35.0 s  api/test/page/own-brand.test.ts`. */
export const slowest = (files: readonly TimedFile[], count = 10): string[] =>
  [...files]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
