import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { getAuditContract, type AuditPage } from '@portico/sdk/contracts/audit/schema';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { AuditService } from './audit.service.ts';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Implements(getAuditContract)
  @Team()
  list(
    @Input() { query }: InputOf<typeof getAuditContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AuditPage> {
    return this.audit.page(query, auditActorOf(actor, request));
  }
}
