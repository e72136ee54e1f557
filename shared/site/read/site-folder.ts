import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

/** Files of a pack: path below its folder, with `/` -> content. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

export const SITE_LIMITS = { files: 500, fileBytes: 2_000_000, bytes: 20_000_000 } as const;

/** For people, and of their systems. */
const IGNORED = /(^|\/)(\.|README\.md$|Thumbs\.db$)/;

/**
 * Reads the files of a pack. Links and special files are never followed.
 * @throws Error if the folder cannot be read
 */
export async function readSiteFolder(
  folder: string,
): Promise<{ files: SiteFiles; problems: Problem[] }> {
  const files = new Map<string, Buffer>();
  const problems: Problem[] = [];
  let bytes = 0;
  const read = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const file = below ? `${below}/${entry.name}` : entry.name;
      if (IGNORED.test(file)) continue;
      if (entry.isDirectory()) await read(file);
      else if (!entry.isFile())
        problems.push({ file, message: 'must be a file, not a link or a device' });
      else {
        const content = await readFile(join(folder, file));
        bytes += content.length;
        files.set(file, content);
      }
      if (files.size > SITE_LIMITS.files || bytes > SITE_LIMITS.bytes) return;
    }
  };
  await read('');
  return { files, problems: [...problems, ...limitProblems(files)] };
}

/** A pack that is too large as a whole, in which nothing else is looked for. */
export function limitProblems(files: SiteFiles): Problem[] {
  const sum = [...files.values()].reduce((total, { length }) => total + length, 0);
  if (files.size <= SITE_LIMITS.files && sum <= SITE_LIMITS.bytes) return [];
  const { files: most, bytes: all } = SITE_LIMITS;
  return [{ file: '.', message: `must have at most ${most} files and ${all / 1e6} MB` }];
}
