import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { resolve } from 'node:path';
import { releaseError } from './release-error.mjs';
import { readRelease } from './release-folder.mjs';

/** @typedef {{ name: string, version: string, added: boolean, files: number, bytes: number,
 *   smoke?: string | null, warnings?: string[] }} Published `warnings`: absent on older sites */

/**
 * Uploads a built release: `release.json` first, then every file under its path.
 * @param {import('./client.mjs').Registry} registry
 * @param {{ app: string, dir: string, sha256?: string }} release `sha256`: hex, of release.json
 * @param {(text: string) => void} onProgress
 * @returns {Promise<Published>}
 */
export async function publish(registry, { app, dir, sha256 }, onProgress) {
  const { manifest, json, fileOf } = readRelease(resolve(dir));
  const { name, version, files } = manifest;
  if (name !== app)
    throw releaseError(`The folder contains a release of ${name}, not of ${app}.`, 422);
  if (sha256 !== undefined && createHash('sha256').update(json).digest('hex') !== sha256)
    throw releaseError('release.json does not have the expected SHA-256.', 422);
  const form = new FormData();
  form.append('release.json', new Blob([json]), 'release.json');
  for (const { path } of files) form.append(path, await openAsBlob(fileOf(path)), path);

  const { headers, body } = new Response(form);
  const total = Buffer.byteLength(json) + files.reduce((sum, { size }) => sum + size, 0);
  const counted = body?.pipeThrough(counter(total, onProgress, `uploading ${name} ${version}`));
  const type = { 'content-type': headers.get('content-type') ?? '' };
  const response = await registry.call('POST', `/${app}`, counted, type);
  return /** @type {Promise<Published>} */ (response.json());
}

const MEGABYTE = 1024 * 1024;
const inMegabytes = (/** @type {number} */ bytes) => (bytes / MEGABYTE).toFixed(1);

/**
 * Counts the uploaded bytes.
 * @param {number} total bytes, without those of the form itself
 * @param {(text: string) => void} onProgress
 * @param {string} what
 */
function counter(total, onProgress, what) {
  let sent = 0;
  return new TransformStream({
    /** @param {Uint8Array} chunk @param {TransformStreamDefaultController} controller */
    transform(chunk, controller) {
      sent = Math.min(total, sent + chunk.length);
      onProgress(`${what}  ${inMegabytes(sent)} of ${inMegabytes(total)} MB`);
      controller.enqueue(chunk);
    },
  });
}
