import type { FastifyReply } from 'fastify';

/** Answers a request for a file that does not exist. No cache keeps it: the file may come later. */
export function noSuchFile(reply: FastifyReply): void {
  void reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('Not found.\n');
}
