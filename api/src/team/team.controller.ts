import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  deleteTeamMemberContract,
  getTeamContract,
  putTeamMemberContract,
} from 'shared/contracts/team/schema';
import type { Rank } from 'shared/contracts/team/ranks';
import { CurrentActor, Public, Team } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import { auditActorOf } from '../access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../http/implements.ts';
import type { PreparedBody } from '../http/prepared-body.ts';
import { TeamListService } from './team-list.service.ts';
import { TeamService } from './team.service.ts';

@Controller()
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly teamList: TeamListService,
  ) {}

  @Implements(getTeamContract)
  @Public()
  list(): Promise<PreparedBody> {
    return this.teamList.list();
  }

  @Implements(putTeamMemberContract)
  @Team('team')
  async put(
    @Input() { params, body }: InputOf<typeof putTeamMemberContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<{ user_id: string; rank: Rank }> {
    await this.team.put(params.userId, body.rank, auditActorOf(actor, request));
    return { user_id: params.userId, rank: body.rank };
  }

  @Implements(deleteTeamMemberContract)
  @Team('team')
  async remove(
    @Input() { params }: InputOf<typeof deleteTeamMemberContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<{ user_id: string }> {
    await this.team.remove(params.userId, auditActorOf(actor, request));
    return { user_id: params.userId };
  }
}
