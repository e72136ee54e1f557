import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import { ProblemError } from '../../http/problem.ts';
import { ReleaseRefused } from '../registry/errors.ts';
import { readManifest, RELEASE_LIMITS } from '../registry/verify-release.ts';
import type { ReleaseBytes } from '../registry/verify-release.ts';

const MANIFEST = 'release.json';
/** Prerendered pages stand in the manifest. */
const MANIFEST_BYTES = 8 * 1024 * 1024;
/** What separates the parts, with their names. */
const FORM_BYTES = 1024 * 1024;
const MAX_BYTES = RELEASE_LIMITS.bytes + MANIFEST_BYTES + FORM_BYTES;

/**
 * Reads a release from a `multipart/form-data` body: `release.json` first, then one part per file,
 * each held against what `release.json` says of it while it arrives. A file that it does not name is
 * never kept, and of a file that is longer than it says no more than that is, so that nothing but a
 * small excess is ever in memory. Names of parts are keys of a map and never become paths of a disk.
 * @returns bytes to be verified; whatever does not fit yet is `verifyRelease`'s to tell
 * @throws ReleaseRefused, ProblemError 400 or 415 for a body that is no such form
 */
export function readUpload(request: IncomingMessage): Promise<ReleaseBytes> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new ProblemError(415, 'Send the release as multipart/form-data, one part per file.');
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) {
    throw new ProblemError(413, `A release has at most ${MAX_BYTES} bytes.`);
  }
  return new Promise((resolve, reject) => {
    const upload = new Upload();
    // The rest stays unread; the connection is closed after the answer (`http/unread-body.ts`).
    const fail = (error: unknown) => {
      request.unpipe();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const broken = () => fail(new ProblemError(400, 'The form could not be read to its end.'));
    let form: BusboyInstance;
    try {
      form = new Busboy({
        headers: request.headers as BusboyHeaders,
        isPartAFile: () => true,
        limits: { fieldNameSize: 256, files: RELEASE_LIMITS.files + 2, headerPairs: 20 },
      });
    } catch {
      return broken();
    }
    form.on('file', (path, stream) => void upload.take(path, stream).catch(fail));
    form.on('filesLimit', () => upload.refuse(`more than ${RELEASE_LIMITS.files} files`));
    form.on('error', broken);
    form.on('finish', () => void upload.settled().then(resolve, fail));
    request.on('aborted', broken);
    let read = 0;
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > MAX_BYTES)
        fail(new ProblemError(413, `A release has at most ${MAX_BYTES} bytes.`));
    });
    request.pipe(form);
  });
}

class Upload {
  private manifest: { json: unknown; sizes: Map<string, number> } | undefined;
  private readonly files = new Map<string, Buffer>();
  private readonly issues: string[] = [];
  private arrived: Promise<void> = Promise.resolve();

  refuse(issue: string): void {
    this.issues.push(issue);
  }

  /** One after another: a part is judged by what the parts before it said. */
  take(path: string, stream: Readable): Promise<void> {
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
      // Nothing that follows could be judged.
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
    const bytes = await upTo(stream, size === undefined ? 0 : size + 1);
    if (size !== undefined && bytes.length > size) {
      this.refuse(`${path} has more than the ${size} bytes that release.json names`);
    } else if (size !== undefined) {
      this.files.set(path, bytes);
    }
  }
}

async function readJson(stream: Readable, refuse: (issue: string) => void) {
  const text = await upTo(stream, MANIFEST_BYTES + 1);
  if (text.length > MANIFEST_BYTES) refuse(`release.json has more than ${MANIFEST_BYTES} bytes`);
  try {
    const json: unknown = JSON.parse(text.toString('utf8'));
    const { files } = readManifest(json);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    if (total > RELEASE_LIMITS.bytes) refuse(`more than ${RELEASE_LIMITS.bytes} bytes`);
    else return { json, sizes: new Map(files.map(({ path, size }) => [path, size])) };
  } catch (error) {
    if (error instanceof ReleaseRefused) error.issues.forEach(refuse);
    else refuse('release.json is no JSON');
  }
  return undefined;
}

/** Reads a stream to its end and keeps its first bytes. */
async function upTo(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (length < most) chunks.push(chunk.subarray(0, most - length));
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}
