import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem/problem.ts';

/**
 * Headers of which Node keeps the first and drops the rest. A proxy that reads the last would route or
 * authorize another request than the one that is answered.
 */
const SINGLE = new Set(['host', 'authorization', 'content-type']);
/** Most names of headers have another length. */
const LENGTHS = new Set(Array.from(SINGLE, ({ length }) => length));

/** @throws ProblemError 400 for a request that has one of these headers twice */
export function rejectDoubledHeaders({ raw }: FastifyRequest): void {
  const name = doubledHeader(raw.rawHeaders);
  if (name !== undefined) throw new ProblemError(400, `Send the header "${name}" only once.`);
}

/** @returns the first of these headers that a request has twice */
export function doubledHeader(rawHeaders: readonly string[]): string | undefined {
  const seen: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index]!;
    if (!LENGTHS.has(sent.length)) continue;
    const name = sent.toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.includes(name)) return name;
    seen.push(name);
  }
  return undefined;
}
