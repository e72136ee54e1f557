import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { readReleaseFolder } from '../../src/platform/registry/release/read-release-folder.ts';
import type { TestRelease } from '../registry/fixtures.ts';
import { ROOT, itFollowsTheRelease } from './renamed-page.ts';

const run = promisify(execFile);

const SOURCES = 'mfe-public/src';
/** The path in a text of code: `'/commands'`, `'/commands/:category'`. Calls of the API begin with `/api`. */
const PATH = /(?<=['"`])\/commands(?=['"`/?$])/g;
/** The declaration of the page that moves. */
const DECLARED = "path: '/reference',\n      page: 'commands',";

/** Every file of the remote that contains the path, with the new one. */
function changedSources(): [file: string, text: string][] {
  const names = readdirSync(join(ROOT, SOURCES), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name): [string, string][] => {
      const text = readFileSync(join(ROOT, SOURCES, name), 'utf8');
      const renamed = text
        .replace(PATH, '/reference')
        .replace(DECLARED, `${DECLARED}\n      movedFrom: ['/commands'],`);
      return renamed === text ? [] : [[`${SOURCES}/${name}`, renamed]];
    });
}

/** Builds mfe-public, and nothing else, from renamed sources in a copy of this working tree. */
async function built(): Promise<TestRelease> {
  const request = JSON.stringify({ apps: ['mfe-public'], changes: [], files: changedSources() });
  const script = join(ROOT, 'scripts/bootstrap/run.mjs');
  const { PATH: path = '' } = process.env;
  const { stdout } = await run(process.execPath, [script, 'build-changed', request], {
    env: { PATH: path },
  });
  const { folder, built: apps } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    folder: string;
    built: string[];
  };
  try {
    expect(apps).toEqual(['mfe-public']);
    const { manifest, files } = await readReleaseFolder(join(folder, 'mfe-public/dist'));
    const scripts = [...files].filter(([path]) => path.endsWith('.js')).map(([, bytes]) => bytes);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((bytes) => String(bytes).match(PATH))).toEqual([]);
    return { manifest: manifest as ReleaseManifest, files: files as Map<string, Buffer> };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a page that was renamed in the sources of its remote alone', () => {
  itFollowsTheRelease(built);
});
