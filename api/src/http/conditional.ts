import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers 304 to a client that already holds what its `ETag` names. For `onSend`. */
export async function answerConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const etag = reply.getHeader('etag');
  const asked = request.headers['if-none-match'];
  if (typeof etag !== 'string' || !asked || reply.statusCode !== 200) return payload;
  if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  const matches = asked === '*' || asked.split(',').some((tag) => weak(tag) === weak(etag));
  if (!matches) return payload;
  void reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
  return '';
}
