import { createHash } from 'node:crypto';

/** The subresource-integrity value of a file's bytes. */
export const integrityOf = (bytes: Buffer | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
