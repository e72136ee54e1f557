import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { SITE_LIMITS, type Problem, type SiteFiles } from '@portico/site';
import { SiteRefused } from '../registry/release/errors.ts';
import { readForm, readPrefix, type FormParts } from './read-form.ts';

/** Headers and boundaries of the form's parts. */
const MAX_FORM_BYTES = 1024 * 1024;

/**
 * Reads the files of a site pack from a `multipart/form-data` body. Of a file that is too long, one byte more than
 * the limit is kept, so that memory use is bounded and `compileSite` refuses it.
 * @throws SiteRefused, and as {@link readForm}
 */
export const readPackUpload = (request: IncomingMessage): Promise<SiteFiles> =>
  readForm(
    request,
    {
      noun: 'a site pack',
      maxBytes: SITE_LIMITS.bytes + MAX_FORM_BYTES,
      maxFiles: SITE_LIMITS.files + 1,
    },
    new PackUpload(),
  );

class PackUpload implements FormParts<SiteFiles> {
  private readonly files = new Map<string, Buffer>();
  private readonly problems: Problem[] = [];
  private arrived: Promise<void> = Promise.resolve();

  /** `compileSite` counts the files, too. */
  tooMany(): void {
    this.problems.push({ file: '.', message: `must have at most ${SITE_LIMITS.files} files` });
  }

  add(path: string, stream: Readable): Promise<void> {
    this.arrived = this.arrived.then(async () => {
      const bytes = await readPrefix(stream, SITE_LIMITS.fileBytes + 1);
      if (this.files.has(path)) this.problems.push({ file: path, message: 'was sent twice' });
      this.files.set(path, bytes);
    });
    return this.arrived;
  }

  async settled(): Promise<SiteFiles> {
    await this.arrived;
    if (this.problems.length > 0) throw new SiteRefused(this.problems);
    return this.files;
  }
}
