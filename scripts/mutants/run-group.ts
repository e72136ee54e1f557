import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../bootstrap/child.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import type { WorkingCopy } from '../demo/working-copy.ts';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import type { Group } from './groups/group.ts';
import { SOURCES, scoresOf, type Report, type Score } from './scores.ts';

/** Results of earlier runs, so that only what has changed is run again. */
const CACHE = `${ROOT}/.cache/mutants`;

/**
 * Runs Stryker in a copy of this checkout, which it changes.
 * @param files sources below `api/src`; default: all of the group
 * @throws CliError with Stryker's last lines
 */
export async function runGroup(
  copy: WorkingCopy,
  name: string,
  { sources, tests }: Group,
  files: readonly string[] = sources,
): Promise<Score[]> {
  mkdirSync(CACHE, { recursive: true });
  const report = join(CACHE, `${name}.report.json`);
  const config = join(copy.folder, 'stryker.config.json');
  // One test file, so that one application serves all of them; the hooks of a file are for its tests alone.
  writeFileSync(
    join(copy.folder, 'api/test/mutants.test.ts'),
    tests.map((path) => `describe('${path}', () => void require('../${path}'));\n`).join(''),
  );
  writeFileSync(
    config,
    JSON.stringify({
      plugins: ['@stryker-mutator/jest-runner', './scripts/mutants/plugins.mjs'],
      ignorers: ['declarations-and-log'],
      testRunner: 'warm-jest',
      jest: {
        projectType: 'custom',
        configFile: 'jest.mutants.config.ts',
        enableFindRelatedTests: false,
      },
      mutate: files.map((file) => `${SOURCES}/${file}`),
      coverageAnalysis: 'perTest',
      // Mutants that run while a file is loaded would restart everything for each one.
      ignoreStatic: true,
      incremental: true,
      incrementalFile: join(CACHE, `${name}.${keyOf(files, tests)}.json`),
      concurrency: Number(process.env.MUTANT_WORKERS ?? 2),
      // The copy is only for this run.
      inPlace: true,
      // For mutants that block the event loop; tests have limits of their own.
      timeoutMS: 60_000,
      dryRunTimeoutMinutes: 15,
      reporters: ['json', 'clear-text', 'progress-append-only'],
      clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
    }),
  );
  const stryker = `${ROOT}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  const { code, output } = await runChild(process.execPath, [stryker, 'run', config], {
    cwd: copy.folder,
    env: { NODE_ENV: 'test', WAIT_TIMEOUT_MS: '4000', TEST_DATABASE: 'postgres' },
    onLine: (line) => console.log(line),
  });
  const leftOut = join(copy.folder, 'left-out-tests.json');
  if (existsSync(leftOut))
    for (const title of JSON.parse(readFileSync(leftOut, 'utf8')) as string[])
      console.log(`Left out, because it fails without the tests before it: ${title}`);
  if (code !== 0) throw new CliError(`Stryker failed:\n${output.trim()}`);
  return scoresOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
}

/** Stryker sees one test file that imports the others, so it would keep survivors that new tests notice. */
function keyOf(sources: readonly string[], tests: readonly string[]): string {
  const hash = createHash('sha256').update(sources.join());
  for (const path of tests) hash.update(readFileSync(`${ROOT}/api/${path}`));
  return hash.digest('hex').slice(0, 12);
}
