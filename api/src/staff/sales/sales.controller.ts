import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { exportSalesContract, getSalesContract, type Sales } from '@portico/contracts/sales/schema';
import { hasRight } from '@portico/sdk/contracts/team/rights';
import { Config } from '../../core/config/config.ts';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import type { StreamedBody } from '../../http/answer/streamed-body.ts';
import { SalesService } from './sales.service.ts';

@Controller()
export class SalesController {
  constructor(
    private readonly config: Config,
    private readonly sales: SalesService,
  ) {}

  @Implements(getSalesContract)
  @Team('sales')
  report(@Input() { query }: InputOf<typeof getSalesContract>): Promise<Sales> {
    return this.sales.report(query);
  }

  @Implements(exportSalesContract)
  @Team('sales')
  export(
    @Input() { query }: InputOf<typeof exportSalesContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StreamedBody> {
    const rank = actor.kind === 'user' ? actor.rank : null;
    if (!hasRight(this.config.staffRights, 'export', rank)) {
      throw new ProblemError(403, 'Your rank may not export lists.');
    }
    return this.sales.exportCsv(query, auditActorOf(actor, request));
  }
}
