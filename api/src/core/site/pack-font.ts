import { createHash } from 'node:crypto';
import type { Site, SiteFiles } from '@portico/site';

/** The typeface of a pack, as documents declare it and the site serves it. */
export interface PackFont {
  family: string;
  weights: string;
  license: string;
  bytes: Buffer;
  /** Of file and weights: 16 hex digits. */
  hash: string;
}

/** @returns undefined: pages have the typeface of the shell */
export function packFontOf(
  { facts: { typeface } }: Pick<Site, 'facts'>,
  files: SiteFiles,
): PackFont | undefined {
  const bytes = typeface && files.get(typeface.file);
  if (!typeface || !bytes) return undefined;
  const { family, weights, license } = typeface;
  const hash = createHash('sha256').update(`${weights}\0`).update(bytes).digest('hex');
  return { family, weights, license, bytes, hash: hash.slice(0, 16) };
}
