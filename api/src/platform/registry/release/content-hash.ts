import { createHash } from 'node:crypto';

/** @returns the hash that addresses a content, hex */
export function contentHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
