import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  exportBlacklistContract,
  getBlacklistContract,
  getBlacklistsOfContract,
} from '@portico/contracts/blacklists/schema';
import type { BlacklistSort } from '@portico/contracts/blacklists/kinds';
import { LiveSite } from '../../core/site/live-site.ts';
import { AnswerWithHeaders } from '../../http/answer/answer-with-headers.ts';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { StreamedBody } from '../../http/answer/streamed-body.ts';
import { NEWEST_FIRST, type EntryOrder } from './blacklists.repository.ts';
import { BlacklistsService } from './blacklists.service.ts';
import { kindOf } from './blacklist-kind.ts';

/** The paths of spec 1 §7, for the team only. */
@Controller()
export class BlacklistsController {
  constructor(
    private readonly blacklists: BlacklistsService,
    private readonly site: LiveSite,
  ) {}

  @Implements(getBlacklistContract)
  @Team()
  async list(
    @Input() { params, query }: InputOf<typeof getBlacklistContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AnswerWithHeaders<typeof getBlacklistContract> | StreamedBody> {
    const kind = kindOf(params, this.site);
    const by = auditActorOf(actor, request);
    if (Object.values(query).every((value) => value === undefined)) {
      return this.blacklists.streamAll(kind, by);
    }
    const { page = 1, pageSize = 50, q, sort } = query;
    const pageRequest = { page, pageSize, q, order: orderOf(sort) };
    const { entries, total } = await this.blacklists.page(kind, pageRequest, by);
    return new AnswerWithHeaders(getBlacklistContract, entries, { total });
  }

  @Implements(exportBlacklistContract)
  @Team('export')
  export(
    @Input() { params, query }: InputOf<typeof exportBlacklistContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StreamedBody> {
    return this.blacklists.exportCsv(
      kindOf(params, this.site),
      query,
      auditActorOf(actor, request),
    );
  }

  @Implements(getBlacklistsOfContract)
  @Team()
  listById(
    @Input() { params }: InputOf<typeof getBlacklistsOfContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.blacklists.listById(params.id, auditActorOf(actor, request));
  }
}

/** Parses a sort such as `-timestamp`; the minus means descending. */
function orderOf(sort: string | undefined): EntryOrder {
  if (sort === undefined) return NEWEST_FIRST;
  const descending = sort.startsWith('-');
  return { field: (descending ? sort.slice(1) : sort) as BlacklistSort, descending };
}
