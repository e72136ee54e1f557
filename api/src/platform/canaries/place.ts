import type { Arm } from '../registry/canary.table.ts';

/** The part that a document takes in a canary. */
export interface Place {
  canary: number;
  arm: Arm;
}

/** The words for it in the data of a document, which its beacons repeat. */
export const placeToken = ({ canary, arm }: Place): string => `${canary}.${arm}`;

/** @returns undefined for other words: beacons are not authenticated */
export function readPlace(token: string): Place | undefined {
  const [, canary, arm] = /^(\d{1,15})\.(old|new)$/.exec(token) ?? [];
  return canary ? { canary: Number(canary), arm: arm as Arm } : undefined;
}
