import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  deleteTeamMemberContract,
  putTeamMemberContract,
} from '@portico/sdk/contracts/team/staff/schema';
import type { Rank } from '@portico/sdk/contracts/team/ranks';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { TeamService } from './team.service.ts';

@Controller()
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Implements(putTeamMemberContract)
  @Team('team', { recent: true })
  async put(
    @Input() { params, body }: InputOf<typeof putTeamMemberContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<{ user_id: string; rank: Rank }> {
    await this.team.put(params.userId, body.rank, auditActorOf(actor, request));
    return { user_id: params.userId, rank: body.rank };
  }

  @Implements(deleteTeamMemberContract)
  @Team('team', { recent: true })
  async remove(
    @Input() { params }: InputOf<typeof deleteTeamMemberContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<{ user_id: string }> {
    await this.team.remove(params.userId, auditActorOf(actor, request));
    return { user_id: params.userId };
  }
}
