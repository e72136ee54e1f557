import type { Page } from '@playwright/test';
import { SHARED_MODULE_NAMES } from '@portico/sdk/platform';
import {
  PROVIDED_BY_SHELL,
  SHARED_LIBRARY,
  federationStateOf,
} from '../support/federation-state.ts';
import { pageDataOf } from '../support/page-data.ts';
import { ONE_PER_REMOTE } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

// A team member may use all four remotes.
test.use({ as: 'owner' });

/** The fields of `mf-manifest.json` that the test reads. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  shared: { name: string }[];
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/** A page of mfe-public that shows an extension of mfe-tools. */
const WITH_EXTENSION = { path: '/features/welcome', heading: 'An example greeting' };

/** Paths of the scripts that the page requested. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const { path, remote, heading } of ONE_PER_REMOTE) {
  test(`${path} loads only ${remote}`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { registry } = await pageDataOf(page);
    const entries = registry.remotes.map(({ name, entry }) => ({ name, entry }));
    const entered = entries.filter(({ entry }) => scripts.includes(entry));
    expect(entered.map(({ name }) => name)).toEqual([remote]);
    expect(scripts.filter((script) => script === entered[0]?.entry)).toHaveLength(1);
  });
}

test('V8 compiles every script of a first page beside its download', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.some((path) => path.startsWith('/shell/'))).toBe(true);
  for (const path of scripts) {
    const text = await (await page.request.get(path)).text();
    expect(text.startsWith('//# allFunctionsCalledOnLoad\n'), path).toBe(true);
  }
});

test('all four remotes share React, router, store and styles in one document', async ({ page }) => {
  await page.goto('/');
  await waitUntilInteractive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Pages of mfe-tools load a document of their own; its extension is a part of another page.
  const pages = ONE_PER_REMOTE.filter(({ remote }) => remote !== 'mfe-tools');
  for (const { path, heading } of [...pages, WITH_EXTENSION]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const shown = page.getByRole('heading', { name: heading }).first();
    await expect(shown).toBeVisible();
    await shown.scrollIntoViewIfNeeded();
  }
  await expect(page.getByRole('group', { name: WITH_EXTENSION.heading })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const { registry } = await pageDataOf(page);
  const containers = registry.remotes.map(({ globalName }) => globalName);
  const entered = await page.evaluate(
    (names) => names.filter((name) => name in globalThis),
    containers,
  );
  expect(entered).toEqual(containers);
  expect(await federationStateOf(page)).toEqual({
    // No remote has provided its own version.
    provided: {
      ...PROVIDED_BY_SHELL,
      // The library names the first consumer of a module that it has fetched.
      '@portico/sdk/data': ['mfe-public'],
    },
    ...{ roots: 1, styled: 1 },
  });
});

test('no remote contains a library that the shell provides', async ({ page, request }) => {
  await page.goto('/');
  const { registry } = await pageDataOf(page);
  for (const remote of registry.remotes) {
    const files = new Set([
      remote.entry,
      ...Object.values(remote.pages).flatMap(({ scripts }) => scripts),
    ]);
    for (const file of files) {
      const text = await (await request.get(file)).text();
      expect(text, file).not.toMatch(SHARED_LIBRARY);
    }
  }
});

for (const { path, remote } of ONE_PER_REMOTE) {
  test(`all scripts of ${path} are discovered from its document`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const scripts = scriptsOf(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { registry } = await pageDataOf(page);
    const ofRemote = registry.remotes.find(({ name }) => name === remote)!;
    const lazy = scripts.filter((script) => !html.includes(`"${script}"`));
    const needed = [ofRemote.entry, ...Object.values(ofRemote.pages).flatMap((p) => p.scripts)];
    expect(lazy.filter((script) => needed.includes(script))).toEqual([]);
  });
}

test('a page requests only API calls that its HTML preloads', async ({ page, request }) => {
  const html = await (await request.get('/status')).text();
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto('/status');
  await page.waitForLoadState('networkidle');
  const once = [...new Set(calls)];
  expect(calls.toSorted()).toEqual(once.toSorted());
  // Every page loads the team list after the first paint.
  expect(once.filter((call) => call !== '/api/team' && !html.includes(`"${call}`))).toEqual([]);
});

test('every release has a federation manifest with its shared modules and the files of its pages', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const { registry } = await pageDataOf(page);
  for (const { name, version, entry, globalName, pages } of registry.remotes) {
    const folder = `/mfe/${name}/${version}`;
    const answer = await request.get(`${folder}/mf-manifest.json`);
    expect(answer.headers()['content-type']).toContain('application/json');
    const manifest = (await answer.json()) as FederationManifest;
    expect(manifest.metaData).toMatchObject({
      ...{ name, globalName, publicPath: 'auto' },
      buildInfo: { buildVersion: version },
    });
    expect(`${folder}/${manifest.metaData.remoteEntry.name}`).toBe(entry);
    const exposed = manifest.exposes.map(({ name: exposes, assets: { js, css } }) => [
      exposes,
      {
        scripts: js.sync.map((file) => `${folder}/${file}`).sort(),
        styles: css.sync.map((file) => `${folder}/${file}`).sort(),
      },
    ]);
    const released = Object.entries(pages).map(([one, { scripts, styles }]) => [
      one,
      { scripts: scripts.toSorted(), styles: styles.toSorted() },
    ]);
    expect(Object.fromEntries(exposed)).toEqual(Object.fromEntries(released));
    const shared = manifest.shared.map((one) => one.name);
    expect(SHARED_MODULE_NAMES).toEqual(expect.arrayContaining(shared));
    expect(shared).toEqual(expect.arrayContaining(['react', '@portico/sdk']));
    expect((await request.get(`${folder}/mf-stats.json`)).status()).toBe(404);
  }
  const shell = await request.get(`/shell/${registry.shellVersion}/mf-manifest.json`);
  const { shared } = (await shell.json()) as FederationManifest;
  expect(shared.map(({ name }) => name)).toEqual(SHARED_MODULE_NAMES);
});

/**
 * Simulates the library's browser extension before a page's scripts run: its keys in the storage,
 * and a plugin with its hooks, which counts its calls.
 */
const leavePlugin = (page: Page) =>
  page.addInitScript(() => {
    const called: string[] = [];
    const note = (name: string) => () => void called.push(name);
    const override = {
      ...{ name: 'override', beforeInit: note('init'), beforeRegisterRemote: note('register') },
      ...{ beforeRequest: note('request'), loadEntry: note('entry'), onLoad: note('load') },
    };
    Object.assign(globalThis, { called });
    const value = { __GLOBAL_PLUGIN__: [override] };
    for (const name of ['__FEDERATION__', '__VMOK__']) {
      Object.defineProperty(globalThis, name, { value, configurable: false, writable: true });
    }
    const entry = 'https://evil.example/mfe/mfe-public/1.0.0/remoteEntry.js';
    const remotesInfo = { 'mfe-public': { matchedVersion: entry } };
    const stored = {
      FEDERATION_DEBUG: '*',
      MF_ENV: 'development',
      __MF_DEVTOOLS__: { enableFastRefresh: true, overrides: { 'mfe-public': entry } },
      __MF_DEVTOOLS_MODULE_INFO__: { shell: { remotesInfo } },
    };
    for (const [key, item] of Object.entries(stored)) {
      localStorage.setItem(key, typeof item === 'string' ? item : JSON.stringify(item));
    }
  });
/** The calls of the plugin, and the values that the extension reads from the library's global. */
const libraryOf = (page: Page) =>
  page.evaluate(() => {
    const { called, __FEDERATION__ } = globalThis as never as {
      called: string[];
      __FEDERATION__: {
        __INSTANCES__: { name: string }[];
        __SHARE__: Record<string, object>;
        moduleInfo: Record<string, object>;
      };
    };
    const { __INSTANCES__, __SHARE__, moduleInfo } = __FEDERATION__;
    return {
      called,
      instances: __INSTANCES__.map(({ name }) => name),
      sharedBy: Object.keys(__SHARE__),
      described: Object.keys(moduleInfo),
    };
  });

test("developer tools see and change the library's instances of a member of the team", async ({
  page,
}) => {
  await leavePlugin(page);
  await page.goto('/status');
  await waitUntilInteractive(page);
  const { called, instances, sharedBy, described } = await libraryOf(page);
  const hooks = ['init', 'register', 'request', 'entry', 'load'];
  expect(called).toEqual(expect.arrayContaining(hooks));
  expect(instances).toEqual(['shell', 'mfe-public']);
  expect(sharedBy).toContain('shell');
  expect(described).toEqual(['shell', expect.stringMatching(/^mfe-public:/)]);
});

test.describe('for a visitor', () => {
  test.use({ as: undefined });

  test("nothing in the page's globals or storage overrides a remote", async ({
    page,
    problems,
  }) => {
    await leavePlugin(page);
    await page.goto('/status');
    await waitUntilInteractive(page);
    expect(await libraryOf(page)).toMatchObject({ called: [], described: [] });
    expect(await problems()).toEqual([]);
  });
});
