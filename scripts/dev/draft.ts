import { mkdirSync, rmSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { buildRelease } from '../build/release.ts';

const CACHE = `${ROOT}/.cache/dev`;

/**
 * Builds an app as it is now, quickly: not minified, no prerendered pages.
 * @returns the folder of the release
 */
export async function buildDraft(app: string): Promise<string> {
  const output = `${CACHE}/${app}`;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  // A release never changes: each draft is a version of its own.
  const mark = `dev.${Date.now().toString(36)}`;
  await buildRelease(app, { mark, output, draftCache: `${CACHE}/webpack` });
  return output;
}
