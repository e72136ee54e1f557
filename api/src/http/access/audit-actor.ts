import type { FastifyRequest } from 'fastify';
import { SYSTEM, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Actor } from './actor.ts';

/** The actor of a request in the form of the audit log, with the client address. */
export function auditActorOf(actor: Actor, request: FastifyRequest): AuditActor {
  const origin = request.ip;
  switch (actor.kind) {
    case 'user':
      return { actor: `user:${actor.user.id}`, origin };
    case 'ingest':
      return { actor: `ingest-key:${actor.keyId}`, origin };
    case 'deploy':
      return { actor: `deploy-key:${actor.bearer.id}`, origin };
    case 'smoke':
      return { actor: `smoke-key:${actor.bearer.id}`, origin };
    case 'anonymous':
      return SYSTEM;
  }
}
