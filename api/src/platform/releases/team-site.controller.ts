import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getTeamSiteContract,
  promoteTeamSiteContract,
  rollbackTeamSiteContract,
  sellTeamSiteContract,
  type TeamSite,
} from '@portico/sdk/contracts/site-releases/schema';
import { hasRight, type Right } from '@portico/sdk/contracts/team/rights';
import { Config } from '../../core/config/config.ts';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { SiteReleaseCalls } from './site-release-calls.service.ts';

/**
 * Releases of the site pack for the team's members: everyone can list, members with the right `promote` can promote
 * and roll back, and members with the right `sell` can change what the site sells.
 */
@Controller()
export class TeamSiteController {
  constructor(
    private readonly config: Config,
    private readonly calls: SiteReleaseCalls,
  ) {}

  @Implements(getTeamSiteContract)
  @Team()
  async list(@CurrentActor() actor: Actor): Promise<TeamSite> {
    const may = (right: Right) =>
      actor.kind === 'user' && hasRight(this.config.staffRights, right, actor.rank);
    return { ...(await this.calls.list()), may_release: may('promote'), may_sell: may('sell') };
  }

  @Implements(promoteTeamSiteContract)
  @Team('promote')
  promote(
    @Input() input: InputOf<typeof promoteTeamSiteContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.calls.promote(input, { by: auditActorOf(actor, request), maySell: false });
  }

  @Implements(rollbackTeamSiteContract)
  @Team('promote')
  rollback(
    @Input() input: InputOf<typeof rollbackTeamSiteContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.calls.rollback(input, { by: auditActorOf(actor, request), maySell: false });
  }

  @Implements(sellTeamSiteContract)
  @Team('sell', { recent: true })
  sell(
    @Input() input: InputOf<typeof sellTeamSiteContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.calls.promote(input, { by: auditActorOf(actor, request), maySell: true });
  }
}
