import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { GROUPS } from '../mutants/groups/groups.ts';

const FOLDER = `${ROOT}/.github/workflows`;
const FILES = readdirSync(FOLDER);
const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

interface Step {
  run?: string;
  uses?: string;
}
interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps?: Step[];
}
const jobsOf = (file: string) => Object.values<Job>(parse(textOf(file)).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap(({ steps = [] }) => steps);

test.each(FILES)('%s pins every action by commit and names its version', (file) => {
  const lines = textOf(file)
    .split('\n')
    .filter((line) => /\buses:/.test(line) && !line.includes('uses: ./'));
  for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

/** Findings of CodeQL; the identity by which npm trusts the workflow that publishes; a release; images. */
const WRITES: Record<string, [string, string][]> = {
  'api.yml': [['packages', 'write']],
  'codeql.yml': [['security-events', 'write']],
  'deploy-api.yml': [['packages', 'write']],
  'packages.yml': [['id-token', 'write']],
  'release.yml': [['contents', 'write']],
};

test.each(FILES)('%s has read permissions only, except for jobs that declare more', (file) => {
  expect(parse(textOf(file)).permissions).toEqual({ contents: 'read' });
  const extra = jobsOf(file).flatMap(({ permissions = {} }) => Object.entries(permissions));
  expect(extra.filter(([, right]) => right === 'write')).toEqual(WRITES[file] ?? []);
});

test.each(FILES)('%s has a time limit for every job', (file) => {
  for (const job of jobsOf(file)) if (job.steps) expect(job['timeout-minutes']).toBeGreaterThan(0);
});

test.each(FILES)('%s calls scripts that exist', (file) => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const { run = '' } of stepsOf(file)) {
    for (const [, name = ''] of run.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty(name);
    for (const [, path = ''] of run.matchAll(/(?:node|bash) (\S+)/g)) {
      expect([path, existsSync(`${ROOT}/${path}`)]).toEqual([path, true]);
    }
  }
});

test('every pull request and main run .ci/run', () => {
  const workflow = parse(textOf('ci.yml'));
  expect(workflow.on).toMatchObject({ pull_request: null, push: { branches: ['main'] } });
  expect(stepsOf('ci.yml').map(({ run }) => run)).toContain('bash .ci/run');
});

test('a tag of a version is released after all checks and tests', () => {
  const { on, jobs } = parse(textOf('release.yml'));
  expect(on).toEqual({ push: { tags: ['v*'] } });
  expect([jobs.ci.uses, jobs.full.uses]).toEqual(
    ['ci', 'full'].map((name) => `./.github/workflows/${name}.yml`),
  );
  expect([jobs.build.needs, jobs.publish.needs]).toEqual([['ci', 'full'], 'build']);
  for (const name of ['ci.yml', 'full.yml'])
    expect(parse(textOf(name)).on).toHaveProperty('workflow_call');
});

test('the upgrade test has the history in which it finds the last version', () => {
  const [checkout] = stepsOf('full.yml');
  expect(checkout).toMatchObject({ with: { 'fetch-depth': 0 } });
});

test('every group of mutants has a job at night', () => {
  const { on, jobs } = parse(textOf('mutants.yml'));
  expect(on).toHaveProperty('schedule');
  expect(jobs.mutants.strategy.matrix.group).toEqual(Object.keys(GROUPS));
});
