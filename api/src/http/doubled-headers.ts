import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/**
 * Headers of which Node keeps the first and drops the rest. A proxy that reads the last would route or
 * authorize another request than the one that is answered.
 */
const SINGLE = new Set(['host', 'authorization', 'content-type']);

/** @throws ProblemError 400 for a request that has one of these headers twice */
export function rejectDoubledHeaders({ raw }: FastifyRequest): void {
  const seen = new Set<string>();
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    const name = raw.rawHeaders[index]!.toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.has(name)) throw new ProblemError(400, `Send the header "${name}" only once.`);
    seen.add(name);
  }
}
