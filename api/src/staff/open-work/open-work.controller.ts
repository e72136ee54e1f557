import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getOpenWorkContract,
  getWaitingInvoicesContract,
  getWaitingPurchasesContract,
  type OpenWork,
  type WaitingInvoice,
  type WaitingPurchase,
} from '@portico/contracts/desk/schema';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { OpenWorkService } from './open-work.service.ts';

const rankOf = (actor: Actor) => (actor.kind === 'user' ? actor.rank : null);

@Controller()
export class OpenWorkController {
  constructor(private readonly work: OpenWorkService) {}

  @Implements(getOpenWorkContract)
  @Team()
  open(@CurrentActor() actor: Actor): Promise<OpenWork> {
    return this.work.open(rankOf(actor));
  }

  @Implements(getWaitingInvoicesContract)
  @Team()
  async invoices(
    @Input() { query }: InputOf<typeof getWaitingInvoicesContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<{ invoices: WaitingInvoice[] }> {
    const by = auditActorOf(actor, request);
    return { invoices: await this.work.list(query.kind, rankOf(actor), by) };
  }

  @Implements(getWaitingPurchasesContract)
  @Team('verify')
  async purchases(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<{ purchases: WaitingPurchase[] }> {
    return { purchases: await this.work.listPurchases(auditActorOf(actor, request)) };
  }
}
