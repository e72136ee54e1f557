import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A key as it is made: the key itself is shown once, the hash is what is kept. */
export interface NewKey {
  /** The public part, by which people name it. */
  id: string;
  key: string;
  hash: string;
}

/** @param prefix tells secret scanners and people what a leaked key opens: `<prefix>_<id>_<secret>` */
export function newBearerKey(prefix: string): NewKey {
  const id = randomBytes(6).toString('hex');
  const key = `${prefix}_${id}_${randomBytes(32).toString('base64url')}`;
  return { id, key, hash: hashOfKey(key) };
}

/** @returns SHA-256, hex: keys carry 256 random bits, so that a slow hash would gain nothing */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a text could be a key of this kind: anything else is not worth a query. */
export function isBearerKey(prefix: string, text: string): boolean {
  return new RegExp(`^${prefix}_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$`).test(text);
}

/** The bearer key of a request, unchecked. */
export function sentKey(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
