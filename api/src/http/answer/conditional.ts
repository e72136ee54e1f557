import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';

/** An `onSend` hook that answers 304 when the client already has the entity. */
export function answerConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  if (!isKnown(request, reply)) return done(null, payload);
  void reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
  done(null, '');
}

function isKnown(request: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode !== 200) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const tags = request.headers['if-none-match'];
  // RFC 9110, 13.1.3: the time counts only for clients that send no tags.
  return tags ? hasTag(tags, reply.getHeader('etag')) : isUnmodified(request, reply);
}

/** Whether the tags that a client knows (`If-None-Match`) contain the one of the answer. */
function hasTag(tags: string, etag: unknown): boolean {
  if (typeof etag !== 'string') return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return tags === '*' || tags.split(',').some((tag) => weak(tag) === weak(etag));
}

function isUnmodified(request: FastifyRequest, reply: FastifyReply): boolean {
  const since = request.headers['if-modified-since'];
  const modified = since && reply.getHeader('last-modified');
  if (typeof modified !== 'string' || !since) return false;
  // Not true for times that cannot be read.
  return Date.parse(modified) <= Date.parse(since);
}
