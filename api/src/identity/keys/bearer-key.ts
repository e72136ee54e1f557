import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A new key. The key itself is shown once, and only its hash is stored. */
export interface NewKey {
  /** The public id of the key. */
  id: string;
  key: string;
  hash: string;
}

/** @param prefix identifies leaked keys for secret scanners and people: `<prefix>_<id>_<secret>` */
export function newBearerKey(prefix: string): NewKey {
  const id = randomBytes(6).toString('hex');
  const key = `${prefix}_${id}_${randomBytes(32).toString('base64url')}`;
  return { id, key, hash: hashOfKey(key) };
}

/** @returns SHA-256, hex. A slow hash is not necessary for keys of 256 random bits. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

const ID_AND_SECRET = /^_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/;

/** Whether a text has the format of a key, to save a query for anything else. */
export function isBearerKey(prefix: string, text: string): boolean {
  return text.startsWith(`${prefix}_`) && ID_AND_SECRET.test(text.slice(prefix.length));
}

/** The bearer token of a request, not yet verified. */
export function sentKey(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
