import { mkdirSync, rmSync } from 'node:fs';

/** Where a draft is built, and the end of its version. */
interface DraftBuild {
  mark: string;
  /** Folder of the release, empty. */
  output: string;
  /** Folder for webpack's cache. */
  draftCache: string;
}

/**
 * Prepares the build of an app as it is now: quick, not minified, no prerendered pages.
 * @param folder for the drafts and the cache of all apps, absolute
 */
export function newDraft(folder: string, app: string): DraftBuild {
  const output = `${folder}/${app}`;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  // A release never changes: each draft is a version of its own.
  const mark = `dev.${Date.now().toString(36)}`;
  return { mark, output, draftCache: `${folder}/webpack` };
}
