import { fileUrl } from '@portico/sdk/platform';
import type { SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import { goLive } from '../registry/go-live.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Worker } from './worker.ts';

let api: TestApi;
let all: Deployer;
let worker: Worker;
const staff = (version: string) =>
  smallRelease('mfe-staff', version, {}) satisfies ReturnType<typeof smallRelease>;

beforeAll(async () => {
  api = await startApi();
  all = await Deployer.of(api, '*');
  for (const release of [shellRelease(), remoteRelease(), staff('1.0.0')])
    await goLive(api, release);
  const account = { path: '/user', page: 'home', title: 'T', description: 'D' };
  await all.publish(
    remoteRelease('2.0.0', { routes: [{ ...account, requires: 'session' }], nav: [] }),
  );
  await all.publish(staff('2.0.0'));
  // Registered last, so that publishing has requested no runs.
  worker = await Worker.of(api);
});

/** Requests a run and claims it. */
async function claim(name: string): Promise<SmokeTask> {
  await all.call('POST', `/${name}/smoke`, { version: '2.0.0', why: 'a test' });
  return (await worker.claim())!;
}
const visit = async (path: string, header?: string) => {
  const headers = header ? { 'x-portico-smoke': header } : undefined;
  const answer = await api.call(path, { headers, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};

it('documents and the registry contain the version of the run, only for its worker', async () => {
  const { lease, pages } = await claim('mfe-public');
  expect(pages).toEqual([{ path: '/user', as: 'example', is_on_live: false, chrome: 'full' }]);
  const looked = await visit('/user', `${lease} new example`);
  expect(looked.status).toBe(200);
  expect(looked.text).toContain('/mfe/mfe-public/2.0.0/remoteEntry.js');
  expect(looked.text).toContain('"username":"Example"');
  expect((await visit('/user', `${lease} new visitor`)).status).toBe(302);
  expect((await visit('/user', `${lease} live example`)).status).toBe(404);
  expect((await visit('/user', `${'x'.repeat(43)} new example`)).status).toBe(404);
  expect((await visit('/status')).text).toContain('/mfe/mfe-public/1.0.0/remoteEntry.js');
  expect((await visit('/api/registry', `${lease} new example`)).text).toContain('2.0.0');
});

it('the example person is not a user of the API', async () => {
  const { lease } = await claim('mfe-public');
  for (const path of ['/api/auth/me', '/api/staff/platform', '/api/user/servers/list'])
    expect((await visit(path, `${lease} new example`)).status).toBe(401);
});

it('a restricted remote is visible in its own runs, not in those of other remotes', async () => {
  const own = await claim('mfe-staff');
  expect(own.pages).toMatchObject([{ path: '/staff', as: 'example', is_on_live: true }]);
  const file = fileUrl(staff('2.0.0').manifest, 'remoteEntry.js');
  expect((await visit(file, `${own.lease} new example`)).status).toBe(200);
  expect((await visit('/staff', `${own.lease} new example`)).text).toContain(file);
  expect((await visit('/staff', `${own.lease} live example`)).text).toContain('mfe-staff/1.0.0');
  const other = await claim('mfe-public');
  expect((await visit(file, `${other.lease} new example`)).status).toBe(404);
  expect((await visit('/staff', `${other.lease} new example`)).status).toBe(302);
  expect((await visit(file)).status).toBe(404);
});

it('a lease ends with its verdict', async () => {
  const task = await claim('mfe-staff');
  const header = `${task.lease} new example`;
  expect((await visit('/staff', header)).status).toBe(200);
  await worker.judge(task);
  expect((await visit('/staff', header)).status).toBe(302);
});
