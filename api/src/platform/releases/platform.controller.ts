import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getPlatformContract,
  promoteAppContract,
  rollbackAppContract,
  switchRemoteOffContract,
  switchRemoteOnContract,
  type Platform,
} from '@portico/sdk/contracts/platform/schema';
import { hasRight, type Right } from '@portico/sdk/contracts/team/rights';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Config } from '../../core/config/config.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ALL_APPS } from '../../identity/keys/deploy/apps.ts';
import { RemotesService } from '../remotes/remotes.service.ts';
import { ReleaseChanges } from './release-changes.service.ts';
import { ReleasesService } from './releases.service.ts';

/**
 * The registry's API for the team's members: everyone can list, members with the right `promote`
 * can promote and roll back, and members with the right `switch` can switch remotes off and on. It
 * uses the same services and audit log as pipelines and operators.
 */
@Controller()
export class PlatformController {
  constructor(
    private readonly config: Config,
    private readonly releases: ReleasesService,
    private readonly changes: ReleaseChanges,
    private readonly remotes: RemotesService,
  ) {}

  @Implements(getPlatformContract)
  @Team()
  async list(@CurrentActor() actor: Actor): Promise<Platform> {
    const may = (right: Right) =>
      actor.kind === 'user' && hasRight(this.config.staffRights, right, actor.rank);
    return {
      apps: await this.releases.list({ apps: [ALL_APPS] }, undefined),
      may_release: may('promote'),
      may_switch: may('switch'),
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

  @Implements(switchRemoteOffContract)
  @Team('switch', { recent: true })
  async switchOff(
    @Input() { params, body }: InputOf<typeof switchRemoteOffContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    await this.remotes.switchOff(params.name, body.why, auditActorOf(actor, request));
    return { name: params.name, isOff: true };
  }

  @Implements(switchRemoteOnContract)
  @Team('switch', { recent: true })
  async switchOn(
    @Input() { params }: InputOf<typeof switchRemoteOnContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    await this.remotes.switchOn(params.name, auditActorOf(actor, request));
    return { name: params.name, isOff: false };
  }
}
