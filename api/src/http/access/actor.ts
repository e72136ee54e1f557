import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '@portico/sdk/contracts/session/schema';
import { ProblemError } from '../problem/problem.ts';

/** The owner of an accepted ingest key. */
export interface IngestKeyBearer {
  id: string;
  /** Nouns, or `*` for all. */
  scopes: string[];
}

/** The owner of an accepted deploy key. */
export interface DeployKeyBearer {
  id: string;
  label: string;
  /** Names of remotes, `shell`, or `*` for all apps. */
  apps: string[];
}

/** The owner of an accepted smoke key. */
export interface SmokeKeyBearer {
  id: string;
  label: string;
}

/** A signed-in user. */
export interface UserActor {
  kind: 'user';
  user: CurrentUser;
  /** Whether the user has the rights of a member of the team. */
  isTeam: boolean;
  /** Null without a rank, and without the rights of a member. */
  rank: string | null;
  /** A member without the second factor that `STAFF_REQUIRE_MFA` asks for has no rights of a member. */
  lacksSecondFactor: boolean;
  /** Whether the sign-in of the session is recent. */
  isRecent: boolean;
}

/** The caller of a request, as `CredentialsService` identified it. */
export type Actor =
  | { kind: 'anonymous' }
  | UserActor
  | { kind: 'ingest'; bearer: IngestKeyBearer }
  | { kind: 'deploy'; bearer: DeployKeyBearer }
  | { kind: 'smoke'; bearer: SmokeKeyBearer };

export const ANONYMOUS: Actor = { kind: 'anonymous' };

const actors = new WeakMap<FastifyRequest, Actor>();

export function setActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/** The actor of a request; anonymous on routes that identify none. */
export function actorOf(request: FastifyRequest): Actor {
  return actors.get(request) ?? ANONYMOUS;
}

/** The user of a signed-in actor. @throws ProblemError 401 for other actors */
export function userOf(actor: Actor): CurrentUser {
  if (actor.kind !== 'user') throw new ProblemError(401, 'Sign in first.');
  return actor.user;
}
