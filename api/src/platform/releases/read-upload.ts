import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { ReleaseRefused } from '../registry/release/errors.ts';
import { readManifest, RELEASE_LIMITS } from '../registry/release/verify-release.ts';
import type { ReleaseBytes } from '../registry/release/verify-release.ts';
import { readForm, readPrefix, type FormParts } from './read-form.ts';

const MANIFEST = 'release.json';
/** The manifest contains the prerendered pages. */
const MAX_MANIFEST_BYTES = 8 * 1024 * 1024;
/** Headers and boundaries of the form's parts. */
const MAX_FORM_BYTES = 1024 * 1024;
const MAX_BYTES = RELEASE_LIMITS.bytes + MAX_MANIFEST_BYTES + MAX_FORM_BYTES;

/**
 * Reads a release from a `multipart/form-data` body: `release.json` first, then one part per file.
 * Each file is compared with `release.json` while it arrives: unlisted files are dropped, and of a
 * file that is too long at most one byte more than its listed size is kept, so memory use is bounded.
 * @returns the release, not yet verified (`verifyRelease`)
 * @throws ReleaseRefused, and as {@link readForm}
 */
export function readUpload(request: IncomingMessage): Promise<ReleaseBytes> {
  return readForm(
    request,
    { noun: 'a release', maxBytes: MAX_BYTES, maxFiles: RELEASE_LIMITS.files + 2 },
    new Upload(),
  );
}

class Upload implements FormParts<ReleaseBytes> {
  private manifest: { json: unknown; sizes: Map<string, number> } | undefined;
  private readonly files = new Map<string, Buffer>();
  private readonly issues: string[] = [];
  private arrived: Promise<void> = Promise.resolve();

  tooMany(): void {
    this.refuse(`more than ${RELEASE_LIMITS.files} files`);
  }

  private refuse(issue: string): void {
    this.issues.push(issue);
  }

  /** Reads parts in order: `release.json` has to be read before the files that it lists. */
  add(path: string, stream: Readable): Promise<void> {
    this.arrived = this.arrived.then(() => this.read(path, stream));
    return this.arrived;
  }

  async settled(): Promise<ReleaseBytes> {
    await this.arrived;
    if (!this.manifest && this.issues.length === 0) this.refuse('release.json is missing');
    if (this.issues.length > 0) throw new ReleaseRefused(this.issues);
    return { manifest: this.manifest?.json, files: this.files };
  }

  private async read(path: string, stream: Readable): Promise<void> {
    if (path === MANIFEST && !this.manifest) {
      this.manifest = await readJson(stream, (issue) => this.refuse(issue));
      // Without a valid release.json no file can be checked.
      if (!this.manifest) throw new ReleaseRefused(this.issues);
      return;
    }
    if (!this.manifest) {
      throw new ReleaseRefused(['release.json must be the first part of the form']);
    }
    const size = this.manifest.sizes.get(path);
    if (size === undefined) {
      this.refuse(`${path.slice(0, 200)} is not listed in release.json`);
    } else if (this.files.has(path)) {
      this.refuse(`${path} was sent twice`);
    }
    const bytes = await readPrefix(stream, size === undefined ? 0 : size + 1);
    if (size !== undefined && bytes.length > size) {
      this.refuse(`${path} has more than the ${size} bytes listed in release.json`);
    } else if (size !== undefined) {
      this.files.set(path, bytes);
    }
  }
}

async function readJson(stream: Readable, refuse: (issue: string) => void) {
  const text = await readPrefix(stream, MAX_MANIFEST_BYTES + 1);
  if (text.length > MAX_MANIFEST_BYTES)
    refuse(`release.json has more than ${MAX_MANIFEST_BYTES} bytes`);
  try {
    const json: unknown = JSON.parse(text.toString('utf8'));
    const { files } = readManifest(json);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    if (total > RELEASE_LIMITS.bytes) refuse(`more than ${RELEASE_LIMITS.bytes} bytes`);
    else return { json, sizes: new Map(files.map(({ path, size }) => [path, size])) };
  } catch (error) {
    if (error instanceof ReleaseRefused) error.issues.forEach(refuse);
    else refuse('release.json is not valid JSON');
  }
  return undefined;
}
