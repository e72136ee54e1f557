import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  exportEconomyContract,
  getEconomyContract,
  getEconomyUserContract,
  type EconomyUser,
} from '@portico/contracts/economy/schema';
import { LiveSite } from '../../core/site/live-site.ts';
import { AnswerWithHeaders } from '../../http/answer/answer-with-headers.ts';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { StreamedBody } from '../../http/answer/streamed-body.ts';
import { requireLog } from './economy-page.ts';
import { EconomyService } from './economy.service.ts';

@Controller()
export class EconomyController {
  constructor(
    private readonly economy: EconomyService,
    private readonly site: LiveSite,
  ) {}

  @Implements(getEconomyContract)
  @Team()
  async log(
    @Input() { params, query }: InputOf<typeof getEconomyContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AnswerWithHeaders<typeof getEconomyContract> | StreamedBody> {
    requireLog(this.site);
    const { page, pageSize, sort, upTo, ...filters } = query;
    const by = auditActorOf(actor, request);
    if (page === undefined && pageSize === undefined && sort === undefined) {
      return this.economy.streamAll(params.userId, { ...filters, upTo }, by);
    }
    const order = {
      page: page ?? 1,
      pageSize: pageSize ?? 50,
      sort: sort ?? '-created',
      upTo,
    } as const;
    const { entries, ...headers } = await this.economy.page(params.userId, filters, order, by);
    return new AnswerWithHeaders(getEconomyContract, entries, headers);
  }

  @Implements(exportEconomyContract)
  @Team('export')
  export(
    @Input() { params, query }: InputOf<typeof exportEconomyContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StreamedBody> {
    requireLog(this.site);
    return this.economy.exportCsv(params.userId, query, auditActorOf(actor, request));
  }

  @Implements(getEconomyUserContract)
  @Team()
  user(@Input() { params }: InputOf<typeof getEconomyUserContract>): Promise<EconomyUser> {
    requireLog(this.site);
    return this.economy.user(params.userId);
  }
}
