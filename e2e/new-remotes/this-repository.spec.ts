import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { NEW_LINE, NEW_REMOTE, newRemoteFiles } from '../support/new-remote.ts';
import { Portico } from '../support/portico.ts';
import { RUN, buildChanged, node } from '../support/release.ts';
import { PRODUCT } from '../support/routes.ts';

const BIN = 'node_modules';

/** The steps of `npm run check` for a remote. */
const CHECKS: Record<string, string[]> = {
  'list of remotes': [RUN, 'check-remotes'],
  'lint and allowed imports': [`${BIN}/eslint/bin/eslint.js`, '--max-warnings=0', NEW_REMOTE],
  'types, and lint with types': [`${BIN}/oxlint/bin/oxlint`, '--deny-warnings', NEW_REMOTE],
  formatting: [`${BIN}/oxfmt/bin/oxfmt`, '--check', NEW_REMOTE, NEW_LINE[0]],
  'dead code': [`${BIN}/knip/bin/knip.js`, '--no-progress', '--workspace', NEW_REMOTE],
  structure: [
    `${BIN}/dependency-cruiser/bin/dependency-cruise.mjs`,
    ...['--config', '.dependency-cruiser.mjs', NEW_REMOTE],
  ],
};

/** Output of each failed check. */
async function failedChecks(root: string): Promise<string[]> {
  const said = await Promise.all(
    Object.entries(CHECKS).map(async ([name, args]) => {
      const { code, out, err } = await node(args, { root });
      return code === 0 ? [] : [`${name}: ${out}${err}`];
    }),
  );
  return said.flat();
}

/** Runs `npm run admin -- remotes …` for the new remote of a running site. @returns its output as JSON */
async function remotes(portico: Portico, verb: string, ...args: string[]): Promise<unknown> {
  const line = [RUN, 'admin', 'remotes', verb, NEW_REMOTE, ...args, '--json'];
  const { code, out, err } = await node(line, { env: { DATA_DIR: portico.dataDir } });
  expect({ verb, code, err: code ? err : '' }).toEqual({ verb, code: 0, err: '' });
  return JSON.parse(out);
}

// 25 s of CPU time, or 45 s on two cores under load.
test('a new remote is added to a running site, and switched off and on, without a build or a start of the site', async ({
  page,
}) => {
  const copy = await buildChanged([NEW_REMOTE], [NEW_LINE], newRemoteFiles());
  const portico = await Portico.spawn();
  try {
    expect(await failedChecks(copy.folder)).toEqual([]);
    expect((await node([RUN, 'workflows'], { root: copy.folder })).code).toBe(0);
    const workflow = `${copy.folder}/.github/workflows/${NEW_REMOTE}.yml`;
    expect(readFileSync(workflow, 'utf8')).toContain(`app: ${NEW_REMOTE}`);

    await portico.waitUntilRunning();
    await page.goto(portico.url);
    expect((await page.request.get(`${portico.url}/events`)).status()).toBe(404);

    const { key } = (await remotes(portico, 'add', '--mount', '/events')) as { key: string };
    const env = { PORTICO_URL: portico.url, PORTICO_DEPLOY_TOKEN: key };
    for (const action of ['publish', 'promote']) {
      const args = [RUN, 'release', action, NEW_REMOTE];
      const { code, err } = await node(args, { env, root: copy.folder });
      expect({ action, code, err: code ? err : '' }).toEqual({ action, code: 0, err: '' });
    }
    await page.goto(portico.url);
    await page.getByRole('link', { name: 'Events' }).first().click();
    await expect(page.getByRole('heading', { name: `Events around ${PRODUCT}` })).toBeVisible();
    await expect(page).toHaveTitle(`${PRODUCT} - Events`);

    await remotes(portico, 'off', '--why', 'a test');
    expect((await page.reload())?.status()).toBe(503);
    await expect(page.getByRole('link', { name: 'Events' })).toHaveCount(0);
    // The home page comes from the same document: going back is a client-side navigation.
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${portico.url}/`);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This section is switched off' })).toBeVisible();
    await remotes(portico, 'on');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: `Events around ${PRODUCT}` })).toBeVisible();
  } finally {
    await portico.cleanUp();
    copy.remove();
  }
});
