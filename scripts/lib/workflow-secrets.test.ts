import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from './paths.mjs';
import { misplacedSecrets } from './workflow-secrets.mjs';

const FOLDER = `${ROOT}/.github/workflows`;
const files = readdirSync(FOLDER).filter((file) => /\.ya?ml$/.test(file));
const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

test.each(files)('%s gives the deploy key to no install script and no build', (file) => {
  expect(misplacedSecrets(parse(textOf(file)))).toEqual([]);
});

test('the release is published and promoted with the deploy key, from the build that was checked', () => {
  const { jobs } = parse(textOf('part.yml'));
  const { steps } = jobs.release as { steps: { run?: string; uses?: string; env?: object }[] };
  const withKey = steps.filter(({ env }) => env && 'PORTICO_DEPLOY_TOKEN' in env);
  expect(withKey.map(({ run }) => run?.split(' ')[2])).toEqual(['publish', 'promote']);
  expect(steps.filter(({ run }) => run)).toEqual(withKey);
  expect(jobs.release.needs).toBe('check');
});

const key = { TOKEN: '${{ secrets.PORTICO_DEPLOY_TOKEN }}' };
const publish = { run: 'node scripts/release.mjs publish shell --dir shell/dist', env: key };
const job = (steps: object[], more: object = {}) => ({ jobs: { release: { ...more, steps } } });

test('a step that calls the release command line may have a secret', () => {
  expect(misplacedSecrets(job([{ uses: 'actions/checkout@v4' }, publish]))).toEqual([]);
  expect(
    misplacedSecrets({
      jobs: { part: { uses: './.github/workflows/part.yml', secrets: 'inherit' } },
    }),
  ).toEqual([]);
});

test.each<[string, object, string]>([
  ['the whole workflow', { env: key, ...job([]) }, 'outside the jobs'],
  ['a whole job', job([publish], { env: key }), 'release: a secret stands outside the steps'],
  ['an install', job([{ run: 'npm ci', env: key }]), '"npm ci" gets a secret'],
  ['a build', job([{ run: 'npm run build -- shell', env: key }]), 'gets a secret'],
  ['a build after', job([{ ...publish, run: `${publish.run} && npm ci` }]), 'gets a secret'],
  ['a second line', job([{ ...publish, run: `${publish.run}\nnpm ci` }]), 'gets a secret'],
  ['a command inside', job([{ ...publish, run: `${publish.run} $(npm ci)` }]), 'gets a secret'],
  [
    'a formatted text',
    job([{ run: 'a', env: { A: "${{ format('{0}', secrets.A) }}" } }]),
    'gets a secret',
  ],
  ['an action', job([{ uses: 'somebody/deploy@v1', with: key }]), 'outside its env'],
  [
    'a command line',
    job([{ run: 'node scripts/release.mjs ${{ secrets.A }}' }]),
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
    job([{ run: 'npm ci' }, publish]),
    '"npm ci" runs in a job that has a secret',
  ],
  [
    'a workflow of others',
    { jobs: { part: { uses: 'somebody/all/.github/workflows/a.yml@v1', secrets: 'inherit' } } },
    'passed to a workflow of somebody else',
  ],
])('a secret for %s is refused', (_what, workflow, words) => {
  expect(misplacedSecrets(workflow).join('; ')).toContain(words);
});
