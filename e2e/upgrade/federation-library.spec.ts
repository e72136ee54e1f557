import { delimiter } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT_ID } from '@portico/sdk/platform';
import type { LEGACY_SHARED_MODULES, PageData } from '@portico/sdk/platform';
import { builtRelease } from '../support/built-files.ts';
import { PROVIDED_BY_SHELL, federationStateOf } from '../support/federation-state.ts';
import { buildNativeRemote, describeOldShell } from '../support/native-releases.ts';
import { pageDataOf } from '../support/page-data.ts';
import { collectProblems } from '../support/page-problems.ts';
import { Portico } from '../support/portico.ts';
import { changeRelease, release } from '../support/release.ts';
import { signInByHttp } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mfe-commerce';
/** Share key of the older remote. */
const LEGACY_DATA: keyof typeof LEGACY_SHARED_MODULES = 'shared/sdk/data';
const library = builtRelease(REMOTE);
const shell = builtRelease('shell');

function usernameOf(session: PageData['session']): string {
  if (session.status !== 200) throw new Error('Nobody is signed in');
  return session.user.username;
}

/** Opens a page of the remote, and another one by a link of the remote. */
async function useRemote(page: Page, url: string, version: string) {
  const scripts: string[] = [];
  const listen = (request: { url: () => string }) => void scripts.push(request.url());
  page.on('request', listen);
  await page.goto(`${url}/user/overview`);
  const root = page.locator(`#${ROOT_ID}`);
  await expect(root.getByRole('heading', { level: 1 })).toHaveText('Dashboard Overview');
  const { registry, session } = await pageDataOf(page);
  expect(registry).toMatchObject({ shellVersion: shell.version, remotes: [{ version }] });
  expect(scripts.some((script) => script.includes(`/${REMOTE}/${version}/remoteEntry`))).toBe(true);
  // The session and the router work: a link of the remote causes no document load.
  await expect(root.getByRole('complementary')).toContainText(usernameOf(session));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await root.getByRole('link', { name: 'Invoices' }).first().click();
  await expect(root.getByRole('heading', { level: 1 })).toHaveText('Invoices');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await federationStateOf(page)).toEqual({
    // The library names the first consumer of a module that it has fetched.
    provided: {
      ...PROVIDED_BY_SHELL,
      '@portico/sdk/data': [expect.any(String)],
      [LEGACY_DATA]: [expect.any(String)],
    },
    ...{ roots: 1, styled: 1 },
  });
  page.off('request', listen);
}

test('remotes from before the federation library and with it replace each other in a running site, and the gate keeps the order of shell and remote', async ({
  browser,
}) => {
  // It builds a remote and starts a site, while other journeys run.
  test.setTimeout(240_000);
  const oldShell = describeOldShell();
  const native = await buildNativeRemote(REMOTE);
  const BOOT_RELEASES = [oldShell.folder, native.folder].join(delimiter);
  const portico = await Portico.start({ env: { BOOT_RELEASES } });
  try {
    const published = await Promise.all(
      ['shell', REMOTE].map((app) => release(portico, 'publish', app)),
    );
    expect(published).toMatchObject([{ code: 0 }, { code: 0 }]);
    const change = (action: 'promote' | 'rollback', app: string, from: string, version: string) =>
      changeRelease(portico, action, app, { version, expected: from });
    const refusal = (text: string) => ({
      status: 422,
      body: { issues: [{ path: 'federation', message: expect.stringContaining(text) as unknown }] },
    });
    const { library: needed } = library.federation!;

    // The remote first: refused.
    expect(await change('promote', REMOTE, native.version, library.version)).toMatchObject(
      refusal(
        `${REMOTE} ${library.version} needs version ^${needed} of the federation library, but shell ${oldShell.version} includes no federation library. Promote a shell that includes ^${needed} first.`,
      ),
    );

    // The shell first: both remotes work in it, one after the other.
    expect((await change('promote', 'shell', oldShell.version, shell.version)).status).toBe(200);
    const context = await browser.newContext();
    await signInByHttp(context.request, portico.url, 'customer');
    const page = await context.newPage();
    const problems = await collectProblems(page);
    await useRemote(page, portico.url, native.version);
    expect((await change('promote', REMOTE, native.version, library.version)).status).toBe(200);
    await useRemote(page, portico.url, library.version);

    // Rollback of the shell first: refused, with the remotes that need it.
    expect(await change('rollback', 'shell', shell.version, oldShell.version)).toMatchObject(
      refusal(`Roll ${REMOTE} back first`),
    );
    expect((await change('rollback', REMOTE, library.version, native.version)).status).toBe(200);
    await useRemote(page, portico.url, native.version);
    expect((await change('rollback', 'shell', shell.version, oldShell.version)).status).toBe(200);
    expect(await problems()).toEqual([]);
    await context.close();
  } finally {
    await portico.stop();
    await portico.cleanUp();
  }
});
