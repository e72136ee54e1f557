import type { Problem, SiteFiles } from '@portico/site';
import { knownApps } from './known-apps.ts';
import { messageOf } from '../../shared/remote/terminal/cli-error.mjs';

/** What is said of a pack, a line each: `en/landing.yaml:12: sections.2.title: must be …`. */
interface Checked {
  lines: string[];
  /** What may be mistyped, as apps that this repository does not have can have such pages, or may become untrue. */
  hints: string[];
  /** How many. */
  files: number;
}

/**
 * What is wrong with a pack, by the same compiler as that of the site.
 * @param folder absolute
 */
export async function checkPack(folder: string): Promise<Checked> {
  const { compileSite, ownGuarantees, problemText, readSiteFolder, typefaceProblems } =
    await import('@portico/site');
  const problemsOf = async (files: SiteFiles, found: Problem[]) => {
    const { site, problems } = compileSite(files, found);
    return site ? typefaceProblems(site.facts, files) : problems;
  };
  try {
    const { files, problems } = await readSiteFolder(folder);
    const lines = (await problemsOf(files, problems)).map(problemText);
    const withApps = compileSite(files, problems, knownApps()).problems.map(problemText);
    const hints = withApps.filter((line) => !lines.includes(line));
    return { lines, hints: [...hints, ...ownGuarantees(files)], files: files.size };
  } catch (error) {
    return { lines: [`the folder cannot be read: ${messageOf(error)}`], hints: [], files: 0 };
  }
}
