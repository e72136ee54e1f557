import { Controller } from '@nestjs/common';
import { getTeamGroupsContract, getTeamRanksContract } from '@portico/contracts/team-cards/schema';
import { getTeamContract } from '@portico/sdk/contracts/team/schema';
import { Public } from '../../http/access/access.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { TeamListService } from './team-list.service.ts';

@Controller()
export class TeamListController {
  constructor(private readonly team: TeamListService) {}

  @Implements(getTeamContract)
  @Public()
  list(): Promise<PreparedBody> {
    return this.team.body();
  }

  @Implements(getTeamGroupsContract)
  @Public()
  groups(): Promise<PreparedBody> {
    return this.team.groups();
  }

  @Implements(getTeamRanksContract)
  @Public()
  ranks(): Promise<PreparedBody> {
    return this.team.ranks();
  }
}
