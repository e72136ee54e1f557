import type { FastifyRequest } from 'fastify';

/**
 * In place of a client's address, of a call of this process to its own API (`PublicCalls`). No connection has it, so no
 * request can claim it.
 */
export const IN_PROCESS = 'in process';

/**
 * Whether a request is such a call: it counts in no limit of a client, and has no line in the log and no place in the
 * metrics, which are about visitors.
 */
export const isInternal = ({ raw }: FastifyRequest): boolean =>
  raw.socket.remoteAddress === IN_PROCESS;
