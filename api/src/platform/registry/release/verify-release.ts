import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { parseRelease } from '@portico/sdk/platform/parse-release';
import { ZodError } from 'zod';
import { canonicalJson } from './canonical-json.ts';
import { contentHash } from './content-hash.ts';
import { ReleaseRefused } from './errors.ts';
import { Yielder } from '../../../core/process/yield-to-event-loop.ts';
import { manifestIssues } from './manifest-issues.ts';

/** An unverified release, read from a folder or an upload. */
export interface ReleaseBytes {
  /** Parsed `release.json`. */
  manifest: unknown;
  /** Path below the release's folder -> bytes; without `release.json`. */
  files: ReadonlyMap<string, Buffer>;
}

interface VerifiedFile {
  path: string;
  /** Hex. Key of the content in the database. */
  sha256: string;
  bytes: Buffer;
}

interface HashedFile extends VerifiedFile {
  /** In the format of `release.json`. */
  integrity: string;
}

/** Bytes that are hashed before other requests get a turn. */
const HASH_CHUNK_BYTES = 256 * 1024;

export interface VerifiedRelease {
  manifest: ReleaseManifest;
  /** Hex sha256 of the canonical manifest, which contains every file's hash: equal digests mean equal releases. */
  digest: string;
  files: VerifiedFile[];
}

/** Limits of one release, so that a mistake cannot fill the database. */
export const RELEASE_LIMITS = { files: 1000, bytes: 64 * 1024 * 1024 };

/**
 * Checks that a release is complete, unchanged and self-consistent. Hashing pauses for other requests.
 * @throws ReleaseRefused with all faults
 */
export async function verifyRelease(release: ReleaseBytes): Promise<VerifiedRelease> {
  const pieces = new Yielder();
  const manifest = readManifest(release.manifest);
  const hashed: HashedFile[] = [];
  for (const [path, bytes] of release.files) {
    const sha256 = (await hashOf('sha256', bytes, pieces)).toString('hex');
    const sha384 = (await hashOf('sha384', bytes, pieces)).toString('base64');
    hashed.push({ path, bytes, sha256, integrity: `sha384-${sha384}` });
  }
  const issues = [...manifestIssues(manifest), ...fileIssues(manifest, hashed)];
  if (issues.length) throw new ReleaseRefused(issues);
  return {
    manifest,
    digest: contentHash(canonicalJson(manifest)),
    files: hashed.map(({ path, bytes, sha256: hash }) => ({ path, bytes, sha256: hash })),
  };
}

async function hashOf(algorithm: string, bytes: Buffer, pieces: Yielder): Promise<Buffer> {
  const hash = createHash(algorithm);
  for (let from = 0; from < bytes.length; from += HASH_CHUNK_BYTES) {
    await pieces.pause();
    hash.update(bytes.subarray(from, from + HASH_CHUNK_BYTES));
  }
  return hash.digest();
}

/** @throws ReleaseRefused with all fields that have the wrong shape */
export function readManifest(json: unknown): ReleaseManifest {
  try {
    return parseRelease(json);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new ReleaseRefused(
      error.issues.map((issue) => `release.json, ${issue.path.join('.')}: ${issue.message}`),
    );
  }
}

function fileIssues(manifest: ReleaseManifest, files: readonly HashedFile[]): string[] {
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  const issues: string[] = [];
  let total = 0;
  const sent = new Set(files.map(({ path }) => path));
  for (const { path, bytes, integrity } of files) {
    total += bytes.length;
    const file = listed.get(path);
    if (!file) issues.push(`${path} is not listed in release.json`);
    else if (file.size !== bytes.length)
      issues.push(`${path} has ${bytes.length} bytes instead of ${file.size}`);
    else if (file.integrity !== integrity)
      issues.push(`${path} does not have the hash listed in release.json`);
  }
  for (const path of listed.keys()) if (!sent.has(path)) issues.push(`${path} is missing`);
  if (listed.size !== manifest.files.length) issues.push('release.json lists a file twice');
  if (files.length > RELEASE_LIMITS.files) issues.push(`more than ${RELEASE_LIMITS.files} files`);
  if (total > RELEASE_LIMITS.bytes) issues.push(`more than ${RELEASE_LIMITS.bytes} bytes`);
  return issues;
}
