import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { misplacedSecrets } from './secrets.ts';

const FOLDER = `${ROOT}/.github/workflows`;
const files = readdirSync(FOLDER).filter((file) => /\.ya?ml$/.test(file));
const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

test.each(files)('%s gives the deploy key to no install script and no build', (file) => {
  expect(misplacedSecrets(parse(textOf(file)))).toEqual([]);
});

test('the release is published and promoted with the deploy key, from the checked build', () => {
  const { jobs } = parse(textOf('app.yml'));
  const { steps } = jobs.release as { steps: { run?: string; uses?: string; env?: object }[] };
  const withKey = steps.filter(({ env }) => env && 'PORTICO_DEPLOY_TOKEN' in env);
  expect(withKey.map(({ run }) => run?.split(' ')[1])).toEqual(['scripts/bootstrap/deploy.mjs']);
  expect(steps.filter(({ run }) => run)).toEqual(withKey);
  expect(jobs.release.needs).toBe('check');
});

const key = { TOKEN: '${{ secrets.PORTICO_DEPLOY_TOKEN }}' };
const deploy = { run: 'node scripts/bootstrap/deploy.mjs shell --dir shell/dist', env: key };
const job = (steps: object[], more: object = {}) => ({ jobs: { release: { ...more, steps } } });

test('a step that calls the deploy command may have a secret', () => {
  expect(misplacedSecrets(job([{ uses: 'actions/checkout@v4' }, deploy]))).toEqual([]);
  expect(
    misplacedSecrets({
      jobs: { app: { uses: './.github/workflows/app.yml', secrets: 'inherit' } },
    }),
  ).toEqual([]);
});

test.each<[string, object, string]>([
  ['the whole workflow', { env: key, ...job([]) }, 'outside the jobs'],
  ['a whole job', job([deploy], { env: key }), 'release: a secret is outside the steps'],
  ['an install', job([{ run: 'npm ci', env: key }]), '"npm ci" gets a secret'],
  ['a build', job([{ run: 'npm run build -- shell', env: key }]), 'gets a secret'],
  ['a build after', job([{ ...deploy, run: `${deploy.run} && npm ci` }]), 'gets a secret'],
  ['a second line', job([{ ...deploy, run: `${deploy.run}\nnpm ci` }]), 'gets a secret'],
  ['a command inside', job([{ ...deploy, run: `${deploy.run} $(npm ci)` }]), 'gets a secret'],
  [
    'a formatted text',
    job([{ run: 'a', env: { A: "${{ format('{0}', secrets.A) }}" } }]),
    'gets a secret',
  ],
  ['an action', job([{ uses: 'somebody/deploy@v1', with: key }]), 'outside its env'],
  [
    'a command line',
    job([{ run: 'node scripts/bootstrap/deploy.mjs ${{ secrets.A }}' }]),
    'outside its env',
  ],
  [
    'all secrets',
    job([{ run: 'npm ci', env: { ALL: '${{ toJSON(secrets) }}' } }]),
    'gets a secret',
  ],
  ['by index', job([{ run: 'npm ci', env: { A: "${{ secrets['A'] }}" } }]), 'gets a secret'],
  [
    'an install beside',
    job([{ run: 'npm ci' }, deploy]),
    '"npm ci" runs in a job that has a secret',
  ],
  [
    'a workflow of others',
    { jobs: { app: { uses: 'somebody/all/.github/workflows/a.yml@v1', secrets: 'inherit' } } },
    'passed to a workflow of another repository',
  ],
])('a secret for %s is reported', (_what, workflow, words) => {
  expect(misplacedSecrets(workflow).join('; ')).toContain(words);
});
