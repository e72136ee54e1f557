import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from 'shared/contracts/session/schema';
import { ProblemError } from '../problem.ts';

/** The owner of an accepted deploy key. */
export interface DeployKeyBearer {
  id: string;
  label: string;
  /** Remotes, `shell`, or `*` for all. */
  apps: string[];
}

/** Who calls, as the guard established it. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'user'; user: CurrentUser; isTeam: boolean; rank: string | null }
  | { kind: 'ingest'; keyId: string }
  | { kind: 'deploy'; bearer: DeployKeyBearer };

export const ANONYMOUS: Actor = { kind: 'anonymous' };

const actors = new WeakMap<FastifyRequest, Actor>();

export function setActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/** The request's actor; nobody where the route asked for none. */
export function actorOf(request: FastifyRequest): Actor {
  return actors.get(request) ?? ANONYMOUS;
}

/** The signed-in user of a route that only such may call. @throws ProblemError 401 otherwise */
export function userOf(actor: Actor): CurrentUser {
  if (actor.kind !== 'user') throw new ProblemError(401, 'Sign in first.');
  return actor.user;
}
