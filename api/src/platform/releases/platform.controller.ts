import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getPlatformContract,
  promoteAppContract,
  rollbackAppContract,
  type Platform,
} from 'shared/contracts/platform/schema';
import { hasRight } from 'shared/contracts/team/rights';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Config } from '../../core/config/config.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { ALL_APPS } from '../../identity/keys/deploy/apps.ts';
import { ReleaseChanges } from './release-changes.service.ts';
import { ReleasesService } from './releases.service.ts';

/**
 * The registry's API for the team's members: everyone can list, and members with the right `promote`
 * can promote and roll back, through the same service and audit log as pipelines.
 */
@Controller()
export class PlatformController {
  constructor(
    private readonly config: Config,
    private readonly releases: ReleasesService,
    private readonly changes: ReleaseChanges,
  ) {}

  @Implements(getPlatformContract)
  @Team()
  async list(@CurrentActor() actor: Actor): Promise<Platform> {
    return {
      parts: await this.releases.list({ apps: [ALL_APPS] }, undefined),
      may_release:
        actor.kind === 'user' && hasRight(this.config.staffRights, 'promote', actor.rank),
    };
  }

  @Implements(promoteAppContract)
  @Team('promote')
  promote(
    @Input() input: InputOf<typeof promoteAppContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.changes.promote(input, auditActorOf(actor, request));
  }

  @Implements(rollbackAppContract)
  @Team('promote')
  rollback(
    @Input() input: InputOf<typeof rollbackAppContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.changes.rollback(input, auditActorOf(actor, request));
  }
}
