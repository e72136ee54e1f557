import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releaseError } from './release-error.mjs';

/**
 * The fields of a `release.json` that the release commands read.
 * @typedef {{ name: string, version: string, entry: string,
 *   files: { path: string, size: number, integrity: string }[] }} Manifest
 */

/**
 * Reads the output of a build. The registry checks every byte again.
 * @param {string} folder
 * @returns {{ manifest: Manifest, json: string, fileOf: (path: string) => string }}
 */
export function readRelease(folder) {
  const file = join(folder, 'release.json');
  const json = read(file);
  const manifest = parse(json, file);
  const fileOf = (/** @type {string} */ path) => join(folder, path);
  for (const { path } of manifest.files ?? []) {
    if (!statSync(fileOf(path), { throwIfNoEntry: false })?.isFile())
      throw releaseError(
        `${fileOf(path)} is listed in release.json but missing: build the app again.`,
      );
  }
  return { manifest, json, fileOf };
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw releaseError(`${file} is missing: build the app first (npm run build -- <app>).`);
  }
}

/** @param {string} json @param {string} file @returns {Manifest} */
function parse(json, file) {
  try {
    return JSON.parse(json);
  } catch {
    throw releaseError(`${file} is not valid JSON: build the app again.`);
  }
}
