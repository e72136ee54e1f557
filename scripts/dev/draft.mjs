import { mkdirSync, rmSync } from 'node:fs';
import { buildRelease } from '../lib/build.mjs';
import { ROOT } from '../lib/paths.mjs';

const CACHE = `${ROOT}/.cache/dev`;

/**
 * Builds a part as it is now, quickly: not minified, no prerendered pages.
 * @param {string} part
 * @returns {Promise<string>} the folder of the release
 */
export async function buildDraft(part) {
  const folder = `${CACHE}/${part}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A release never changes: each draft is a version of its own.
  const mark = `dev.${Date.now().toString(36)}`;
  await buildRelease(part, part === 'shell', mark, folder, `${CACHE}/webpack`);
  return folder;
}
