import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What tells one state of a folder from another without reading its files. Hidden files and folders do not
 * count: they are no part of a pack, and Git has thousands of them.
 * @returns equal while nothing in it has changed; of a folder that cannot be read, the code of the error
 */
export async function folderState(folder: string): Promise<string> {
  try {
    return (await linesOf(folder)).toSorted().join('\n');
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** A line for each file. A file that replaces another one has another number, whatever its times say. */
async function linesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lines = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return linesOf(path);
      const { ino, size, mtimeNs, ctimeNs } = await lstat(path, { bigint: true });
      return [[path, ino, size, mtimeNs, ctimeNs].join(' ')];
    });
  return (await Promise.all(lines)).flat();
}
