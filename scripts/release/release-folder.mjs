import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from './failure.mjs';

/**
 * @typedef {{ name: string, version: string, entry: string,
 *   files: { path: string, size: number, integrity: string }[] }} Manifest
 *   what the command line needs to know of a `release.json`
 */

/**
 * Reads what a build left. The registry checks every byte again.
 * @param {string} folder
 * @returns {{ manifest: Manifest, json: string, fileOf: (path: string) => string }}
 */
export function readRelease(folder) {
  const file = join(folder, 'release.json');
  let json;
  try {
    json = readFileSync(file, 'utf8');
  } catch {
    throw failure(`${file} is missing: build the part first (npm run build -- <part>).`);
  }
  /** @type {Manifest} */
  let manifest;
  try {
    manifest = JSON.parse(json);
  } catch {
    throw failure(`${file} is no JSON: build the part again.`);
  }
  const fileOf = (/** @type {string} */ path) => join(folder, path);
  for (const { path } of manifest.files ?? []) {
    if (!statSync(fileOf(path), { throwIfNoEntry: false })?.isFile())
      throw failure(`${fileOf(path)} is missing although release.json names it: build again.`);
  }
  return { manifest, json, fileOf };
}
