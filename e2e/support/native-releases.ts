import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReleaseManifest, RemoteName } from '@portico/sdk/platform';
import { builtRelease } from './built-files.ts';
import { temporaryFolder } from './portico.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Release {
  version: string;
  folder: string;
}

/** Builds a remote as a container of webpack's own plugin, as before the federation library. */
export async function buildNativeRemote(name: RemoteName): Promise<Release> {
  const folder = temporaryFolder();
  const script = join(ROOT, 'e2e/fixtures/native/build.mjs');
  await promisify(execFile)(process.execPath, [script, name, folder, 'native'], { cwd: ROOT });
  const { version } = JSON.parse(
    readFileSync(join(folder, 'release.json'), 'utf8'),
  ) as ReleaseManifest;
  return { version, folder };
}

/** The built shell, described like one from before the federation library. */
export function describeOldShell(): Release {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'shell/dist'), folder, { recursive: true });
  const { federation: _, ...release } = builtRelease('shell');
  const version = `${release.version}.old`;
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, version }));
  return { version, folder };
}
