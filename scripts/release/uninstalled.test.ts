import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

test('the release command line runs where no package is installed: beside the deploy key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uninstalled-'));
  try {
    // A checkout without node_modules: what the command line imports, and nothing built.
    for (const path of ['scripts', 'shared/package.json', 'shared/platform/remotes.js'])
      cpSync(`${ROOT}/${path}`, join(folder, path), { recursive: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/release.mjs', 'publish', 'shell', '--dir', 'shell/dist'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { PORTICO_URL: 'http://127.0.0.1:9', PORTICO_DEPLOY_TOKEN: 'a-key' },
      },
    );
    // It came as far as the folder, which is not there.
    expect(stderr).toContain('shell/dist/release.json is missing');
    expect(status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
