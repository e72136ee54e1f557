import type { FastifyRequest } from 'fastify';
import { SYSTEM, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { actorOf, type Actor } from './actor.ts';

/** The actor of a request in the form of the audit log, with the client address. */
export function auditActorOf(actor: Actor, request: FastifyRequest): AuditActor {
  return actor.kind === 'anonymous'
    ? SYSTEM
    : { actor: nameOf(actor), origin: request.clientAddress };
}

/** The actor of a request for log lines: as in the audit log, or `anonymous`. */
export const actorNameOf = (request: FastifyRequest) => nameOf(actorOf(request));

function nameOf(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return `user:${actor.user.id}`;
    case 'ingest':
      return `ingest-key:${actor.bearer.id}`;
    case 'deploy':
      return `deploy-key:${actor.bearer.id}`;
    case 'smoke':
      return `smoke-key:${actor.bearer.id}`;
    case 'anonymous':
      return 'anonymous';
  }
}
