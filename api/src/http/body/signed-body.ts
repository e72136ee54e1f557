import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    signed?: boolean;
  }
}

/** Route configuration: the body stays bytes, and nothing parses it before its signature is verified. */
export const SIGNED_BODY = { signed: true, bodyLimit: 256 * 1024 };

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** Keeps the bytes of a body. @returns whether the route wants them instead of a parsed body */
export function keepSignedBody(request: FastifyRequest, bytes: Buffer): boolean {
  const { signed } = request.routeOptions.config;
  if (signed) bodies.set(request, bytes);
  return signed === true;
}

/** The body as received. */
export function signedBodyOf(request: FastifyRequest): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0);
}

/** A time and a SHA-256, among other schemes. */
const SIGNATURE = /^t=\d{1,12},(?:[^,]{1,200},){0,8}v1=[0-9a-f]{64}(?:,|$)/;

/**
 * Rejects a request without a `stripe-signature` in Stripe's format, before its body is read. The
 * handler verifies age and signature, because such a header can be forged.
 * @throws ProblemError 400
 */
export function requireSignature({ headers }: FastifyRequest): void {
  if (!SIGNATURE.test(String(headers['stripe-signature'] ?? ''))) throw badSignature();
}

export const badSignature = () =>
  new ProblemError(400, 'The webhook signature is invalid.', { kind: 'bad-signature' });
