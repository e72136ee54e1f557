import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  grantLicenseContract,
  withdrawLicenseContract,
} from '@portico/contracts/complimentary/schema';
import type { InvoiceStatus } from '@portico/contracts/invoices/schema';
import { CurrentActor, Team } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { ComplimentaryService } from './complimentary.service.ts';

/** More than support cases need, fewer than a script would make. */
const MAX_PER_HOUR = 30;

@Controller()
export class ComplimentaryController {
  constructor(
    private readonly complimentary: ComplimentaryService,
    private readonly limits: LimitsService,
  ) {}

  @Implements(grantLicenseContract)
  @Team('grant', { recent: true })
  async grant(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof grantLicenseContract>,
    @Req() request: FastifyRequest,
  ): Promise<{ invoiceId: string }> {
    await this.limits.count(`staff grant ${userOf(actor).id}`, MAX_PER_HOUR, 3600);
    const order = { userId: params.id, ...body };
    return { invoiceId: await this.complimentary.grant(order, auditActorOf(actor, request)) };
  }

  @Implements(withdrawLicenseContract)
  @Team('grant', { recent: true })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof withdrawLicenseContract>,
    @Req() request: FastifyRequest,
  ): Promise<{ status: InvoiceStatus }> {
    await this.limits.count(`staff grant ${userOf(actor).id}`, MAX_PER_HOUR, 3600);
    const by = auditActorOf(actor, request);
    return { status: await this.complimentary.withdraw(params.invoiceId, body.reason, by) };
  }
}
