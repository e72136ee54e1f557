import { mkdirSync, rmSync } from 'node:fs';

/** Where a draft is built, and the suffix of its version. */
interface DraftBuild {
  mark: string;
  /** Folder of the release, empty. */
  output: string;
  /** Folder for webpack's cache. */
  draftCache: string;
}

/**
 * Prepares a draft build of an app: not minified, without prerendered pages.
 * @param folder for the drafts and the cache of all apps, absolute
 */
export function newDraft(folder: string, app: string): DraftBuild {
  const output = `${folder}/${app}`;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  // A release never changes, so each draft has its own version.
  const mark = `dev.${Date.now().toString(36)}`;
  return { mark, output, draftCache: `${folder}/webpack` };
}
