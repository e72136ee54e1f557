import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  endCoolDownContract,
  forceTransferContract,
} from '@portico/contracts/servers/staff/schema';
import { CurrentActor, Team } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { ForcedTransferService } from './forced-transfer.service.ts';

/** More than support cases need, fewer than a script would make. */
const MAX_PER_HOUR = 30;

@Controller()
export class StaffServersController {
  constructor(
    private readonly transfers: ForcedTransferService,
    private readonly limits: LimitsService,
  ) {}

  @Implements(forceTransferContract)
  @Team('transfer', { recent: true })
  async transfer(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof forceTransferContract>,
    @Req() request: FastifyRequest,
  ): Promise<{ guildId: string; guildName: string | null }> {
    await this.limits.count(`staff transfer ${userOf(actor).id}`, MAX_PER_HOUR, 3600);
    const by = auditActorOf(actor, request);
    const { id, name } = await this.transfers.transfer(params.invoiceId, body, by);
    return { guildId: id, guildName: name };
  }

  @Implements(endCoolDownContract)
  @Team('transfer')
  async endCoolDown(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof endCoolDownContract>,
    @Req() request: FastifyRequest,
  ): Promise<{ success: true }> {
    await this.transfers.endCoolDown(params.invoiceId, body, auditActorOf(actor, request));
    return { success: true };
  }
}
