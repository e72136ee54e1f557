import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../terminal/cli-error.mjs';

/** A remote in a repository of its own. */
export interface Project {
  /** Name of the remote: `mfe-events`. */
  name: string;
  /** Version of its package.json. */
  version: string;
  /** Absolute path. */
  folder: string;
  /** Folder of the built release, absolute. */
  output: string;
}

/**
 * Reads the project in a folder.
 * @throws CliError if the folder contains no remote
 */
export function readProject(folder = process.cwd()): Project {
  const file = join(folder, 'package.json');
  let json: { name?: string; version?: string };
  try {
    json = JSON.parse(readFileSync(file, 'utf8')) as typeof json;
  } catch {
    throw new CliError(`${file} cannot be read: run portico in the folder of a remote.`);
  }
  const { name = '', version = '' } = json;
  if (!name || !/^\d+\.\d+\.\d+$/.test(version))
    throw new CliError(`${file} needs the name of the remote and a version such as 0.1.0.`);
  return { name, version, folder, output: join(folder, 'dist') };
}

/** What the build reads, besides the installed packages, which the lockfile pins. */
const READ = ['package.json', 'package-lock.json', 'src'];

/**
 * The release version of the sources: equal sources and packages have the same version.
 * @returns `0.1.0-3f2a9c1e`
 */
export function versionOf({ version, folder }: Project): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const path of READ.flatMap((name) => filesOf(folder, name))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  }
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Files at or below a path, without tests, sorted. */
function filesOf(folder: string, path: string): string[] {
  if (path !== 'src') return [path];
  return readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
