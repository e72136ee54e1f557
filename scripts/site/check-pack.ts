import type { Problem, SiteFiles } from '@portico/site';
import { messageOf } from '../../shared/remote/terminal/cli-error.mjs';

/**
 * What is wrong with a pack, by the same compiler as that of the site.
 * @param folder absolute
 * @returns a line for each problem: `en/landing.yaml:12: sections.2.title: must be …`; and the number of its files
 */
export async function checkPack(folder: string): Promise<{ lines: string[]; files: number }> {
  const { compileSite, problemText, readSiteFolder, typefaceProblems } =
    await import('@portico/site');
  const problemsOf = async (files: SiteFiles, found: Problem[]) => {
    const { site, problems } = compileSite(files, found);
    return site ? typefaceProblems(site.facts, files) : problems;
  };
  try {
    const { files, problems } = await readSiteFolder(folder);
    const found = await problemsOf(files, problems);
    return { lines: found.map(problemText), files: files.size };
  } catch (error) {
    return { lines: [`the folder cannot be read: ${messageOf(error)}`], files: 0 };
  }
}
