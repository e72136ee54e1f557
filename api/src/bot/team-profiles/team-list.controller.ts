import { Controller } from '@nestjs/common';
import { getTeamCardsContract } from '@portico/contracts/team-cards/schema';
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

  @Implements(getTeamCardsContract)
  @Public()
  cards(): Promise<PreparedBody> {
    return this.team.cards();
  }
}
