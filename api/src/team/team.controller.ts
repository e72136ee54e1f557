import { Controller } from '@nestjs/common';
import { getTeamContract, type TeamMember } from 'shared/contracts/team/schema';
import { Public } from '../access/access.ts';
import { Implements } from '../http/implements.ts';
import { TeamRepository } from './team.repository.ts';

@Controller()
export class TeamController {
  constructor(private readonly team: TeamRepository) {}

  @Implements(getTeamContract)
  @Public()
  list(): Promise<TeamMember[]> {
    return this.team.all();
  }
}
