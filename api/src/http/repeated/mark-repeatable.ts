import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const REPEATABLE = Symbol('repeatable');
type Marked = ServerResponse & { [REPEATABLE]?: true };

/** Says that everyone who sends this request without credentials gets this answer. */
export function markRepeatable({ raw }: FastifyReply): void {
  (raw as Marked)[REPEATABLE] = true;
}

export const isMarkedRepeatable = ({ raw }: FastifyReply): boolean =>
  (raw as Marked)[REPEATABLE] === true;
