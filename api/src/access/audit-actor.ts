import type { FastifyRequest } from 'fastify';
import { SYSTEM, type AuditActor } from '../audit/audit.writer.ts';
import type { Actor } from './actor.ts';

/** Who a call is written down as, and from where. */
export function auditActorOf(actor: Actor, request: FastifyRequest): AuditActor {
  const origin = request.ip;
  if (actor.kind === 'user') return { actor: `user:${actor.user.id}`, origin };
  return actor.kind === 'ingest' ? { actor: `ingest-key:${actor.keyId}`, origin } : SYSTEM;
}
