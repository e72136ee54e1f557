import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileSite } from '../read/compile-site.ts';
import { problemText } from '../read/problem.ts';
import { readSiteFolder, type SiteFiles } from '../read/site-folder.ts';

/** The folder of a valid pack: that which `npm run site -- new` copies. */
const TEMPLATE = join(__dirname, '../template');

export const templateFiles = async (): Promise<SiteFiles> => (await readSiteFolder(TEMPLATE)).files;

/** A file of that pack. */
export const textOf = (file: string) => readFileSync(join(TEMPLATE, file), 'utf8');

/** A pack with other contents of some files. @param changed file -> content; undefined: without it */
export function withFiles(
  files: SiteFiles,
  changed: Record<string, string | Buffer | undefined>,
): SiteFiles {
  const copy = new Map(files);
  for (const [file, content] of Object.entries(changed))
    if (content === undefined) copy.delete(file);
    else copy.set(file, Buffer.from(content));
  return copy;
}

/** The problems of a pack, a line each. */
export const linesOf = (files: SiteFiles): string[] => compileSite(files).problems.map(problemText);
