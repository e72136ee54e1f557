import type { FastifyReply, FastifyRequest } from 'fastify';

/** An `onSend` hook that answers 304 when the client already has the entity. */
export async function answerConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200) return payload;
  if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
  const tags = request.headers['if-none-match'];
  // RFC 9110, 13.1.3: the time counts only for clients that send no tags.
  const isKnown = tags ? hasTag(tags, reply) : isUnmodified(request, reply);
  if (!isKnown) return payload;
  void reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
  return '';
}

function hasTag(known: string, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  if (typeof etag !== 'string') return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').some((tag) => weak(tag) === weak(etag));
}

function isUnmodified(request: FastifyRequest, reply: FastifyReply): boolean {
  const modified = reply.getHeader('last-modified');
  const since = request.headers['if-modified-since'];
  if (typeof modified !== 'string' || !since) return false;
  // Not true for times that cannot be read.
  return Date.parse(modified) <= Date.parse(since);
}
