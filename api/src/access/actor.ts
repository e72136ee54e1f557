import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from 'shared/contracts/session/schema';

/** Who calls, as the guard established it. */
export type Actor =
  | { kind: 'nobody' }
  | { kind: 'user'; user: CurrentUser; isTeam: boolean; rank: string | null }
  | { kind: 'ingest'; keyId: string };

export const NOBODY: Actor = { kind: 'nobody' };

const actors = new WeakMap<FastifyRequest, Actor>();

export function setActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/** The request's actor; nobody where the route asked for none. */
export function actorOf(request: FastifyRequest): Actor {
  return actors.get(request) ?? NOBODY;
}
