import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../../core/limits/client-network.ts';
import { actorOf } from '../access/actor.ts';
import { actorNameOf } from '../access/audit-actor.ts';

/** Status of an answer -> the event in the log. docs/security.md lists all events. */
const EVENTS: Readonly<Record<number, string>> = {
  400: 'input.refused',
  401: 'access.refused',
  403: 'access.refused',
  413: 'input.refused',
  415: 'input.refused',
  429: 'limit.refused',
};

/** What a security event says about its request. */
export const securityFields = (request: FastifyRequest) => ({
  requestId: request.id,
  client: clientNetwork(request.clientAddress),
});

/**
 * The fields that a log line of a request has besides those of every request: event, actor and client of a refused one,
 * and the actor of each request with a key.
 */
export function eventFields(
  request: FastifyRequest,
  status: number,
): { client?: string; event?: string; actor?: string } {
  const event = EVENTS[status] ?? (status === 404 ? missingEvent(request) : undefined);
  if (event) return { ...securityFields(request), event, actor: actorNameOf(request) };
  const { kind } = actorOf(request);
  return kind === 'anonymous' || kind === 'user' ? {} : { actor: actorNameOf(request) };
}

/** A route that is not public answers 404 for what does not exist and for what belongs to others. */
function missingEvent({ routeOptions }: FastifyRequest): string | undefined {
  const kind = routeOptions.config.catalogRoute?.access?.kind ?? 'public';
  return kind === 'public' ? undefined : 'object.refused';
}
