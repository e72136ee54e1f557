import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { resolve } from 'node:path';
import { buildWorkspaces } from '../lib/build.mjs';
import { ROOT } from '../lib/paths.mjs';
import { failure } from './failure.mjs';
import { readRelease } from './release-folder.mjs';

/**
 * Uploads a built release, `release.json` first, every file under its path. Without `dir` the part
 * is built where it is stale, and nothing else is.
 * @param {import('./client.mjs').Registry} registry
 * @param {{ part: string, dir?: string, sha256?: string }} order `sha256`: hex, of release.json
 * @param {(text: string) => void} say progress
 * @returns {Promise<{ name: string, version: string, added: boolean, files: number, bytes: number }>}
 */
export async function publish(registry, { part, dir, sha256 }, say) {
  if (!dir) await buildWorkspaces([part], { onProgress: (name) => say(`building ${name}`) });
  const release = readRelease(dir ? resolve(dir) : `${ROOT}/${part}/dist`);
  const { name, version, files } = release.manifest;
  if (name !== part) throw failure(`The folder holds a release of ${name}, not of ${part}.`, 422);
  if (sha256 !== undefined && createHash('sha256').update(release.json).digest('hex') !== sha256)
    throw failure('release.json is not the one that was checked: its SHA-256 differs.', 422);
  const form = new FormData();
  form.append('release.json', new Blob([release.json]), 'release.json');
  for (const { path } of files) form.append(path, await openAsBlob(release.fileOf(path)), path);

  const { headers, body } = new Response(form);
  const total = Buffer.byteLength(release.json) + files.reduce((sum, { size }) => sum + size, 0);
  const counted = body?.pipeThrough(counter(total, say, `uploading ${name} ${version}`));
  const type = { 'content-type': headers.get('content-type') ?? '' };
  const response = await registry.call('POST', `/${part}`, counted, type);
  return /** @type {Promise<any>} */ (response.json());
}

const MEGABYTE = 1024 * 1024;
const inMegabytes = (/** @type {number} */ bytes) => (bytes / MEGABYTE).toFixed(1);

/**
 * @param {number} total bytes, without the form around them
 * @param {(text: string) => void} say
 * @param {string} what
 */
function counter(total, say, what) {
  let sent = 0;
  return new TransformStream({
    /** @param {Uint8Array} chunk @param {TransformStreamDefaultController} controller */
    transform(chunk, controller) {
      sent = Math.min(total, sent + chunk.length);
      say(`${what}  ${inMegabytes(sent)} of ${inMegabytes(total)} MB`);
      controller.enqueue(chunk);
    },
  });
}
