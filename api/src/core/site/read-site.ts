import { problemText, readSiteFolder } from '@portico/site';
import type { LiveSite } from './live-site.ts';

/**
 * Serves the pack of a folder.
 * @returns a line for each problem; then the last valid pack is still served
 */
export function readSite(folder: string, live: LiveSite): Promise<string[]> {
  return readSiteFolder(folder).then(
    ({ files, problems }) => (problems.length > 0 ? problems.map(problemText) : live.use(files)),
    (error: NodeJS.ErrnoException) => [`the folder cannot be read (${error.code})`],
  );
}
