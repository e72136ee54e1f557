import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseRefused } from './errors.ts';
import { RELEASE_LIMITS } from './verify-release.ts';
import type { ReleaseBytes } from './verify-release.ts';

/**
 * Reads a built release from disk. The caller has to verify it.
 * @param folder contains `release.json` and exactly the files that it lists
 * @throws ReleaseRefused if the folder is not a release; links and special files are never followed
 */
export async function readReleaseFolder(folder: string): Promise<ReleaseBytes> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new ReleaseRefused([`${folder} is not a folder`]);
  const files = new Map<string, Buffer>();
  for (const path of await listFiles(folder)) {
    if (path !== 'release.json') files.set(path, await readFile(join(folder, path)));
  }
  return { manifest: await readJson(join(folder, 'release.json')), files };
}

async function listFiles(folder: string, below = ''): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) paths.push(...(await listFiles(folder, path)));
    else if (entry.isFile()) paths.push(path);
    else throw new ReleaseRefused([`${path} is neither a file nor a folder`]);
    if (paths.length > RELEASE_LIMITS.files + 1) {
      throw new ReleaseRefused([`more than ${RELEASE_LIMITS.files} files`]);
    }
  }
  return paths;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ReleaseRefused([`${file} is missing`]);
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseRefused([`${file} is not valid JSON`]);
  }
}
