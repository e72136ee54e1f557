import type { FastifyReply, FastifyRequest } from 'fastify';

/** An `onSend` hook that answers 304 when the client already has the entity. */
export async function answerConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const etag = reply.getHeader('etag');
  const known = request.headers['if-none-match'];
  if (typeof etag !== 'string' || !known || reply.statusCode !== 200) return payload;
  if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  const matches = known === '*' || known.split(',').some((tag) => weak(tag) === weak(etag));
  if (!matches) return payload;
  void reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
  return '';
}
