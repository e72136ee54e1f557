import { createHash } from 'node:crypto';

/** Number of groups that visitors are divided into. A browser stores only the number of its group. */
export const BUCKETS = 1000;

/** @returns the group that a cookie names; undefined for any other text */
export function readBucket(cookie: string | undefined): number | undefined {
  return cookie !== undefined && /^\d{1,3}$/.test(cookie) ? Number(cookie) : undefined;
}

export const randomBucket = (): number => Math.floor(Math.random() * BUCKETS);

/**
 * Whether a group gets the new version of a canary. Each canary orders the groups differently, so
 * that the same visitors are not always the first. A larger share includes the groups of a smaller
 * one.
 * @param share in percent
 */
export function isInShare(bucket: number, canary: number, share: number): boolean {
  const digest = createHash('sha256').update(`canary ${canary}`).digest();
  const shift = digest.readUInt32BE(0) % BUCKETS;
  // Factors coprime to 1000 make the order a permutation, so that no group occurs twice.
  const factor = FACTORS[digest.readUInt32BE(4) % FACTORS.length] ?? 1;
  return ((bucket * factor + shift) % BUCKETS) * 100 < share * BUCKETS;
}

const FACTORS = Array.from({ length: BUCKETS }, (_, n) => n).filter((n) => n % 2 && n % 5);
