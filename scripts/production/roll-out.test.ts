import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

const IMAGE = 'ghcr.io/portico/portico@sha256:0123';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-roll-out-'));
  cpSync(`${ROOT}/deploy/roll-out.sh`, join(folder, 'roll-out.sh'));
  writeFileSync(join(folder, '.env'), 'TLS=internal\nPORTICO_IMAGE=an-older-one\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script with a `docker` that notes its calls. @param failing words of the call that fails */
function rollOut(failing = 'nothing') {
  const docker = join(folder, 'docker');
  writeFileSync(
    docker,
    `#!/bin/sh\necho "$PORTICO_IMAGE $*" >>"${folder}/calls"\ncase "$*" in *"${failing}"*) exit 1 ;; esac\n`,
  );
  chmodSync(docker, 0o755);
  const { status } = spawnSync('sh', [join(folder, 'roll-out.sh'), IMAGE], {
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  const steps = calls.flatMap(
    (call) => /(run|up) .*?([\w-]+)$/.exec(call)?.slice(1).join(' ') ?? [],
  );
  expect(calls.every((call) => call.startsWith(IMAGE))).toBe(true);
  return { status, steps, settings: readFileSync(join(folder, '.env'), 'utf8') };
}

test('a new image is migrated with first, then replaces one replica after the other', () => {
  expect(rollOut()).toEqual({
    status: 0,
    steps: ['run migration', 'up api-1', 'up api-2'],
    settings: `TLS=internal\nPORTICO_IMAGE=${IMAGE}\n`,
  });
});

test.each([
  ['migration', ['run migration']],
  ['api-1', ['run migration', 'up api-1']],
])('what comes after a failed %s stays as it is', (failing, steps) => {
  const { status, ...rest } = rollOut(failing);
  expect(status).toBe(1);
  expect(rest).toEqual({ steps, settings: 'TLS=internal\nPORTICO_IMAGE=an-older-one\n' });
});
