import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Arm } from '../registry/database/canary.table.ts';

/** How a document takes part in a canary. */
export interface Place {
  canary: number;
  arm: Arm;
}

/** The assignment of one document, as stated in its beacons. */
export interface DocumentPlace extends Place {
  /** Random, one per document. It does not identify the visitor. */
  document: string;
}

const mac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 16);

/**
 * A signed token in the data of a document, which its beacons repeat. Beacons are not
 * authenticated; the signature prevents reports of more documents than were served.
 */
export function placeToken({ canary, arm }: Place, secret: string): string {
  const text = `${canary}.${arm}.${randomBytes(8).toString('base64url')}`;
  return `${text}.${mac(text, secret).toString('base64url')}`;
}

const TOKEN = /^((\d{1,15})\.(old|new)\.([\w-]{11}))\.([\w-]{22})$/;

/**
 * @param secretOf the secret of a running canary
 * @returns undefined for a token that this site has not signed, or of a canary that is not running
 */
export function readPlace(
  token: string,
  secretOf: (canary: number) => string | undefined,
): DocumentPlace | undefined {
  const [, text = '', id, arm, document = '', signature = ''] = TOKEN.exec(token) ?? [];
  const secret = id === undefined ? undefined : secretOf(Number(id));
  if (!secret) return undefined;
  if (!timingSafeEqual(mac(text, secret), Buffer.from(signature, 'base64url'))) return undefined;
  return { canary: Number(id), arm: arm as Arm, document };
}
