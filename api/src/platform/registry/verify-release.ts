import { createHash } from 'node:crypto';
import type { ReleaseManifest } from 'shared/platform';
import { parseRelease } from 'shared/platform/parse-release';
import { ZodError } from 'zod';
import { canonicalJson } from './canonical-json.ts';
import { ReleaseRefused } from './errors.ts';
import { manifestIssues } from './manifest-issues.ts';

/** A release as it arrives: from a folder, or from an upload. */
export interface ReleaseBytes {
  /** Parsed `release.json`, not yet believed. */
  manifest: unknown;
  /** Path below the release's folder to bytes; without `release.json`. */
  files: ReadonlyMap<string, Buffer>;
}

interface VerifiedFile {
  path: string;
  /** Hex. The file's name in the content-addressed store. */
  sha256: string;
  bytes: Buffer;
}

export interface VerifiedRelease {
  manifest: ReleaseManifest;
  /** Hex sha256 of the canonical manifest. It names every file's hash, so equal digests are equal releases. */
  digest: string;
  files: VerifiedFile[];
}

/** Bounds of one release, so that a mistake cannot fill the database. */
export const RELEASE_LIMITS = { files: 1000, bytes: 64 * 1024 * 1024 };

/**
 * Checks that a release is complete, unchanged and self-consistent.
 * @throws ReleaseRefused naming everything that does not fit
 */
export function verifyRelease(release: ReleaseBytes): VerifiedRelease {
  const manifest = readManifest(release.manifest);
  const issues = [...manifestIssues(manifest), ...fileIssues(manifest, release.files)];
  if (issues.length) throw new ReleaseRefused(issues);
  return {
    manifest,
    digest: createHash('sha256').update(canonicalJson(manifest)).digest('hex'),
    files: [...release.files].map(([path, bytes]) => ({ path, bytes, sha256: sha256(bytes) })),
  };
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @throws ReleaseRefused naming the fields that have another shape */
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

function fileIssues(manifest: ReleaseManifest, files: ReadonlyMap<string, Buffer>): string[] {
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  const issues: string[] = [];
  let total = 0;
  for (const [path, bytes] of files) {
    total += bytes.length;
    const file = listed.get(path);
    if (!file) issues.push(`${path} is not listed in release.json`);
    else if (file.size !== bytes.length)
      issues.push(`${path} has ${bytes.length} bytes instead of ${file.size}`);
    else if (file.integrity !== integrityOf(bytes))
      issues.push(`${path} does not have the hash that release.json names`);
  }
  for (const path of listed.keys()) if (!files.has(path)) issues.push(`${path} is missing`);
  if (listed.size !== manifest.files.length) issues.push('release.json lists a file twice');
  if (files.size > RELEASE_LIMITS.files) issues.push(`more than ${RELEASE_LIMITS.files} files`);
  if (total > RELEASE_LIMITS.bytes) issues.push(`more than ${RELEASE_LIMITS.bytes} bytes`);
  return issues;
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
