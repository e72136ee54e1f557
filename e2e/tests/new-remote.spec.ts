import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, test } from '@playwright/test';
import { NEW_LINE, NEW_REMOTE, newRemoteFiles } from '../support/new-remote.ts';
import { Portico } from '../support/portico.ts';
import { RUN, buildChanged, node, release } from '../support/release.ts';
import { PRODUCT } from '../support/routes.ts';

const BIN = 'node_modules';

/** The steps of `npm run check` for a remote. */
const CHECKS: Record<string, string[]> = {
  'list of remotes': [RUN, 'check-remotes'],
  'lint and allowed imports': [`${BIN}/eslint/bin/eslint.js`, '--max-warnings=0', NEW_REMOTE],
  'lint with types': [`${BIN}/oxlint/bin/oxlint`, '--deny-warnings', NEW_REMOTE],
  types: [`${BIN}/typescript-native/bin/tsc`, '--noEmit', '-p', NEW_REMOTE],
  formatting: [`${BIN}/prettier/bin/prettier.cjs`, '--check', NEW_REMOTE, NEW_LINE[0]],
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

// 25 s of CPU time, or 45 s on two cores under load.
test('a new remote needs one folder and one line to be built, linted, released and displayed', async ({
  page,
}) => {
  const copy = await buildChanged(['api', NEW_REMOTE], [NEW_LINE], {
    files: newRemoteFiles(),
    startable: true,
  });
  const portico = await Portico.spawn({
    root: copy.folder,
    env: { BOOT_RELEASES: ['shell', 'mfe-public'].map(copy.dist).join(delimiter) },
  });
  try {
    expect(await failedChecks(copy.folder)).toEqual([]);
    expect((await node([RUN, 'workflows'], { root: copy.folder })).code).toBe(0);
    const workflow = `${copy.folder}/.github/workflows/${NEW_REMOTE}.yml`;
    expect(readFileSync(workflow, 'utf8')).toContain(`app: ${NEW_REMOTE}`);

    await portico.waitUntilRunning();
    expect((await page.request.get(`${portico.url}/events`)).status()).toBe(404);

    for (const action of ['publish', 'promote']) {
      const { code, err } = await release(portico, action, NEW_REMOTE);
      expect({ action, code, err: code ? err : '' }).toEqual({ action, code: 0, err: '' });
    }
    await page.goto(portico.url);
    await page.getByRole('link', { name: 'Events' }).first().click();
    await expect(page.getByRole('heading', { name: `Events around ${PRODUCT}` })).toBeVisible();
    await expect(page).toHaveTitle(`${PRODUCT} - Events`);
  } finally {
    await portico.cleanUp();
    copy.remove();
  }
});
