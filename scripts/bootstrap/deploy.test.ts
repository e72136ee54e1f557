import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

let folder: string;
beforeAll(() => {
  // A checkout without node_modules and without the rest of the repository.
  folder = mkdtempSync(join(tmpdir(), 'uninstalled-'));
  for (const path of ['scripts/bootstrap', 'shared/remote/release', 'shared/remote/terminal']) {
    cpSync(`${ROOT}/${path}`, join(folder, path), { recursive: true });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const deploy = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/bootstrap/deploy.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PORTICO_URL: 'http://127.0.0.1:9', PORTICO_DEPLOY_TOKEN: 'a-key' },
  });

test('a deploy needs no installed packages, because it runs beside the deploy key', () => {
  const { status, stderr } = deploy('shell', '--dir', 'shell/dist', '--sha256', '00');
  // The release folder does not exist: everything before it has run.
  expect(stderr).toContain('shell/dist/release.json is missing');
  expect(status).toBe(1);
});

test('a deploy without the hash of the checked release is rejected', () => {
  const { status, stderr } = deploy('shell', '--dir', 'shell/dist');
  expect(status).toBe(2);
  expect(stderr).toContain('--sha256');
  expect(stderr).toContain('Usage: node scripts/bootstrap/deploy.mjs');
  expect(deploy('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage:') });
});
